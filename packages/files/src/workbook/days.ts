/** Days as a workbook counts them, in ISO form. */

const DAY = 86_400_000
const LAST_DAY = 2_958_465
const FROM_1904 = Date.UTC(1904, 0, 1)
/** The calendar from 1900 has a 29th of February in its first year: from March on its days are one further. */
const FROM_1900 = Date.UTC(1899, 11, 31)
const NO_DAY = 60

/** '2024-02-01', '2024-02-01T13:30:00', or of less than a day '13:30:00'; undefined where it is none. */
export function dayText(days: number, is1904: boolean): string | undefined {
  if (!(days >= 0 && days <= LAST_DAY)) return undefined
  if (days < 1) return timeOf(Math.round(days * DAY))
  if (!is1904 && Math.floor(days) === NO_DAY) return '1900-02-29'
  const first = is1904 ? FROM_1904 : days > NO_DAY ? FROM_1900 - DAY : FROM_1900
  const iso = new Date(first + Math.round(days * DAY)).toISOString()
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 23)]
  return time === '00:00:00.000' ? day : `${day}T${time.replace(/\.000$/, '')}`
}

/** '26:30:00' */
export function elapsedText(days: number): string | undefined {
  return days >= 0 && days <= LAST_DAY ? timeOf(Math.round(days * DAY)) : undefined
}

function timeOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const rest = milliseconds % 1000
  return (
    parts.map((part) => String(part).padStart(2, '0')).join(':') +
    (rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`)
  )
}
