/** Numbers that may not leave: those that JSON cannot carry, and -0. */

/** Paths of numbers that JSON cannot carry, or that are -0. */
export function nonFinite(value: unknown, path: string): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${Object.is(value, -0) ? '-0' : value}`]
  if (Array.isArray(value)) return value.flatMap((v, i) => nonFinite(v, `${path}[${i}]`)).slice(0, 3)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .flatMap(([k, v]) => (k === 'typed' ? [] : nonFinite(v, `${path}.${k}`)))
    .slice(0, 3)
}
