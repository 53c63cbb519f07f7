/** Samples of a record by calendar month, without any clock of the machine. */
const MILLISECONDS = 1000
const MONTHS = 12

/** Milliseconds of a date and time; undefined where there is none such. */
export function timeOf(text: string): number | undefined {
  const time = Date.parse(`${text}:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) return undefined
  return time
}

/** Calendar month, 1 to 12, of each of n samples from a time on; dt in s. */
export function monthsOf(start: string, dt: number, n: number): number[] {
  const first = timeOf(start) ?? 0
  const step = MILLISECONDS * dt
  return Array.from({ length: n }, (_, i) => new Date(Math.round(first + i * step)).getUTCMonth() + 1)
}

/** Share of the members of each month that count; a month without members is left out. */
export function sharesByMonth(
  months: readonly number[],
  counts: (i: number) => boolean,
): Readonly<Record<string, number>> {
  const all = new Array<number>(MONTHS + 1).fill(0)
  const own = new Array<number>(MONTHS + 1).fill(0)
  months.forEach((month, i) => {
    all[month] = (all[month] ?? 0) + 1
    if (counts(i)) own[month] = (own[month] ?? 0) + 1
  })
  return Object.fromEntries(all.flatMap((count, month) => (count > 0 ? [[month, (own[month] ?? 0) / count]] : [])))
}
