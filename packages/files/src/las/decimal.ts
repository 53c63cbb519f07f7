/** A number without an exponent, which LAS does not have, and with every digit that tells it from its neighbours. */

export function decimalText(value: number): string {
  const shortest = String(value)
  const [mantissa = '', exponent] = shortest.split('e')
  if (exponent === undefined) return shortest
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}`
}
