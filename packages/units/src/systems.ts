/**
 * The units in which metric and US engineers write a quantity, told from the unit in which it is declared and its size:
 * what is declared in mm is a diameter or a wall and goes to inches, what is declared in m is a depth or a height and goes
 * to feet. A unit that a practice uses itself stays as it is.
 */
import { convert, isUnit, unit as unitOf } from './convert.ts'
import { FAMILIES, type Family, type Sized } from './system-families.ts'

/** 'declared' leaves every number in the unit of its contract. */
export type UnitSystem = 'declared' | 'metric' | 'us'
export const UNIT_SYSTEMS: readonly UnitSystem[] = ['declared', 'metric', 'us']
export const isSystem = (text: string): text is UnitSystem => UNIT_SYSTEMS.some((system) => system === text)

/** What is measured, where the unit alone does not say it. */
export interface Measures {
  /** A difference of temperatures, not a level. */
  readonly difference?: boolean | undefined
}

const METRIC = new Set(
  'm um mm cm dm km ha L mL cc Sm3 kSm3 MSm3 GSm3 kph kg gram mg t N mN kN MN GN dyn kgf tf Pa mPa hPa kPa MPa GPa Paa kPaa MPaa Pag kPag MPag bar mbar bara mbara barg mbarg mH2O J kJ MJ GJ hp_metric K degC'.split(
    ' ',
  ),
)
const US = new Set(
  'in ft yd mi mil acre gal gal_uk bbl kbbl Mbbl MMbbl Bbbl stb kstb Mstb MMstb scf Mscf MMscf Bscf Tscf cf Mcf MMcf Bcf Tcf mph fps fpm mpy gpm bpd Mbpd MMbpd bpm scfd Mscfd MMscfd Bscfd lb slug ton_us ton_uk ppg ppf lbf klbf kip psi psia psig ksi psf ksf inHg ftH2O Btu MMBtu hp degF degR'.split(
    ' ',
  ),
)

/** What stands for a unit in a compound that no family has. */
const IN_COMPOUNDS = {
  us: new Map(
    Object.entries({
      m: 'ft',
      mm: 'in',
      cm: 'in',
      km: 'mi',
      kg: 'lb',
      t: 'ton_us',
      N: 'lbf',
      kN: 'kip',
      MN: 'kip',
      Pa: 'psi',
      kPa: 'psi',
      MPa: 'ksi',
      GPa: 'ksi',
      bar: 'psi',
      K: 'degF',
      degC: 'degF',
    }),
  ),
  metric: new Map(
    Object.entries({
      ft: 'm',
      in: 'mm',
      mi: 'km',
      mil: 'um',
      lb: 'kg',
      ton_us: 't',
      lbf: 'N',
      klbf: 'kN',
      kip: 'kN',
      psi: 'bar',
      ksi: 'MPa',
      psf: 'Pa',
      ksf: 'kPa',
      stb: 'Sm3',
      bbl: 'm3',
      scf: 'Sm3',
      degF: 'K',
      degR: 'K',
    }),
  ),
} as const

/** Units for a box: its own first, then others of its family. */
export function choicesOf(unit: string): readonly string[] {
  const own = unitOf(unit).name
  const others = (familyOf(unit)?.choice ?? []).filter((u) => unitOf(u).name !== own)
  return [unit, ...others]
}

/** The unit in which a practice states a quantity of this size; that of the field where it has none of its own. */
export function usualUnit(
  system: UnitSystem,
  unit: string,
  value: number,
  { difference = false }: Measures = {},
): string {
  if (system === 'declared' || !isUnit(unit) || !isForeign(system, unit)) return unit
  const family = familyOf(unit)
  if (difference && family?.difference) return family.difference[system]
  const usual = family?.[system]
  return usual === undefined ? compound(system, unit) : (sized(usual, sizeOf(unit, value)) ?? unit)
}

/** A value in another unit of its dimension; a difference of temperatures is never shifted. */
export function restated(value: number, from: string, to: string, { difference = false }: Measures = {}): number {
  if (from === to) return value
  return difference ? (value * unitOf(from).factor) / unitOf(to).factor : convert(value, from, to)
}

/** Whether a unit is written with what the other practice has. */
export const isForeign = (system: Exclude<UnitSystem, 'declared'>, unit: string): boolean =>
  wordsOf(unit).some((word) => (system === 'us' ? METRIC : US).has(word))

/** The units that a compound is written with; the 3 of Sm3 and the 2 of mH2O belong to the name. */
const wordsOf = (unit: string): readonly string[] =>
  (unitOf(unit).name.match(/[A-Za-z]+H2O|[kMG]?Sm3|[A-Za-z_]+/g) ?? []).map(String)

const byName = new Map(FAMILIES.flatMap((f) => f.of.map((name) => [unitOf(name).name, f] as const)))
const byDimension = new Map(FAMILIES.filter((f) => f.others).map((f) => [unitOf(f.of[0] ?? '-').dimension, f]))

function familyOf(unit: string): Family | undefined {
  const { name, dimension } = unitOf(unit)
  return byName.get(name) ?? byDimension.get(dimension)
}

/** Coherent SI; a number that is nothing is as large as its unit. */
function sizeOf(unit: string, value: number): number {
  return Math.abs((value === 0 ? 1 : value) * unitOf(unit).factor)
}

const sized = (usual: Sized, size: number): string | undefined => usual.findLast(([from]) => size >= from)?.[1]

function compound(system: Exclude<UnitSystem, 'declared'>, unit: string): string {
  const { name, dimension } = unitOf(unit)
  const made = name.replace(/[A-Za-z_]+/g, (word) => IN_COMPOUNDS[system].get(word) ?? word)
  return isUnit(made) && unitOf(made).dimension === dimension ? made : unit
}
