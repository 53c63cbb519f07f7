/** Dates, times of day and moments of a Parquet file in ISO form. */
const NS_OF_DAY = 86_400_000_000_000n
const MS_OF_DAY = 86_400_000
const NS = { MILLIS: 1_000_000n, MICROS: 1_000n, NANOS: 1n } as const
export type TimeUnit = keyof typeof NS
/** Day of the Julian calendar on which 1970 begins. */
const FIRST_JULIAN = 2_440_588n

export const dayText = (days: number): string => new Date(days * MS_OF_DAY).toISOString().slice(0, -14)

/** '13:30:00', with a fraction where there is one. */
export function clockText(count: bigint, unit: TimeUnit): string {
  const ns = count * NS[unit]
  const seconds = ns / NS.MILLIS / 1000n
  const parts = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n]
  const rest = ns % 1_000_000_000n
  const fraction =
    rest === 0n
      ? ''
      : `.${String(rest)
          .padStart(9, '0')
          .replace(/(?:000)+$/, '')}`
  return parts.map((part) => String(part).padStart(2, '0')).join(':') + fraction
}

/** '2024-02-01T13:30:00', with Z where the file counts in UTC. */
export function momentText(count: bigint, unit: TimeUnit, isUtc: boolean): string {
  const ns = count * NS[unit]
  const rest = ((ns % NS_OF_DAY) + NS_OF_DAY) % NS_OF_DAY
  return `${dayText(Number((ns - rest) / NS_OF_DAY))}T${clockText(rest, 'NANOS')}${isUtc ? 'Z' : ''}`
}

/** Of twelve bytes: days above, nanoseconds of the day below. */
export const julianText = (stored: bigint): string =>
  momentText(((stored >> 64n) - FIRST_JULIAN) * NS_OF_DAY + BigInt.asUintN(64, stored), 'NANOS', false)
