/** The unit of times by what their column is called: seconds, or another one that is named, or one that must be asked about. */

/** Names of units of time in a heading, and seconds in one of them. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ s: 1, sec: 1, secs: 1, second: 1, seconds: 1 },
  ...{ ms: 1e-3, msec: 1e-3, millisecond: 1e-3, milliseconds: 1e-3 },
  ...{ us: 1e-6, µs: 1e-6, microsecond: 1e-6, microseconds: 1e-6 },
  ...{ min: 60, mins: 60, minute: 60, minutes: 60 },
  ...{ h: 3600, hr: 3600, hrs: 3600, hour: 3600, hours: 3600 },
  ...{ d: 86_400, day: 86_400, days: 86_400 },
}

/** In brackets of any kind, or after the last underscore, slash or blank. */
const BRACKETED = /[[({<]\s*([^\])}>]*?)\s*[\])}>]\s*$/
const LAST_WORD = /[_/\s-]([^_/\s-]+)\s*$/

/**
 * Seconds in the unit that a heading names; 1 if it names none; the text in brackets that is no unit of time. A last word
 * that is no unit is a part of the name.
 */
export function secondsIn(heading: string): number | string {
  const bracketed = BRACKETED.exec(heading)?.[1]
  if (bracketed !== undefined) return UNITS[bracketed.toLowerCase()] ?? bracketed
  const word = LAST_WORD.exec(heading)?.[1]
  return (word === undefined ? undefined : UNITS[word.toLowerCase()]) ?? 1
}
