/** Whether this server sends mail. The page says so, because the login must not wait for a response to know it. */
export const sendsMail = () => readMeta('mail') === 'on'

export const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
