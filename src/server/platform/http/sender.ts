import { isIPv6 } from 'node:net'

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, because one customer of an
 * internet provider has all addresses of such a network.
 */
export function getSender({ ip }: { ip: string }): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [start = '', end] = ip.replace(/%.*$/, '').split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
