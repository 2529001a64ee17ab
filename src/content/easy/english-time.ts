/** 6:00 in the evening, because AM and PM are abbreviations. */
export function englishTime(hour: number, minute: number) {
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${part}`
}
