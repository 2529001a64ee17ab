/** The number in Tennessee for when someone hurts an adult. The call is free. */
export const adultProtectiveServices = '1-888-277-8366'
