/** The districts of the Railroad Commission: an internal number in the files, a name in everybody's mouth. */

/** Name of each district number (GP_DISTRICT). From 07 on number and name differ; three names are numbers of another. */
export const DISTRICT_NAMES: Readonly<Record<string, string>> = {
  '01': '01',
  '02': '02',
  '03': '03',
  '04': '04',
  '05': '05',
  '06': '06',
  '07': '6E',
  '08': '7B',
  '09': '7C',
  '10': '08',
  '11': '8A',
  '13': '09',
  '14': '10',
  '20': 'State Wide',
}

export interface District {
  readonly name: string
  /** The number that was given in place of a name; absent where the name was. */
  readonly fromNumber?: string
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(DISTRICT_NAMES).map((name) => [name.toUpperCase(), name]),
)

/**
 * Reads what was given as the name of a district: letters of either case, a leading zero left out. What is no name and is
 * a district number is that number's district, and says so. Undefined where it is neither.
 */
export function districtOf(given: string): District | undefined {
  const text = given.trim().toUpperCase()
  const padded = text.length === 1 ? text.padStart(2, '0') : text
  const name = NAMES.get(padded)
  if (name !== undefined) return { name }
  const numbered = DISTRICT_NAMES[padded]
  return numbered === undefined ? undefined : { name: numbered, fromNumber: padded }
}

/** Number of a district in the files by its name; undefined where there is none. */
export const numberOfDistrict = (name: string): string | undefined =>
  Object.entries(DISTRICT_NAMES).find(([, own]) => own === name)?.[0]
