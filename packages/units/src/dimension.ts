/** What a unit measures, as a canonical text key. Angle, each currency, boe and apparent power count as dimensions. */

export type Exponents = ReadonlyMap<string, number>

/** Coherent SI units (and the units that stand for themselves) over the base dimensions. */
const SI_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kg: 'M1',
    m: 'L1',
    s: 'T1',
    A: 'I1',
    K: 'K1',
    rad: 'rad1',
    N: 'M1 L1 T-2',
    Pa: 'M1 L-1 T-2',
    J: 'M1 L2 T-2',
    W: 'M1 L2 T-3',
    V: 'M1 L2 T-3 I-1',
    ohm: 'M1 L2 T-3 I-2',
    S: 'M-1 L-2 T3 I2',
    T: 'M1 T-2 I-1',
    Hz: 'T-1',
    VA: 'VA1',
    USD: 'USD1',
    NOK: 'NOK1',
    boe: 'boe1',
    's^n': 's^n1',
    degAPI: 'degAPI1',
  }),
)
const ORDER = ['M', 'L', 'T', 'I', 'K', 'rad', 'USD', 'NOK', 'boe', 'VA', 's^n', 'degAPI']

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': 'ratio',
    L1: 'length',
    L2: 'area',
    L3: 'volume',
    M1: 'mass',
    T1: 'time',
    'M1 L1 T-2': 'force',
    'M1 L-1 T-2': 'pressure',
    'L1 T-1': 'speed',
    'L1 T-2': 'acceleration',
    'T-1': 'frequency',
    K1: 'temperature',
    rad1: 'angle',
    I1: 'current',
    'M1 L2 T-3': 'power',
    VA1: 'apparent power',
    USD1: 'money:USD',
    NOK1: 'money:NOK',
    boe1: 'oil equivalent',
    degAPI1: 'API gravity',
  }),
)

/** Words for messages where the key itself is only exponents. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'M1 L-3': 'density',
    'M1 L-2 T-2': 'unit weight or pressure gradient',
    'M1 L2 T-2': 'moment or energy',
    'M1 T-2': 'force per length',
    'M1 L-1': 'mass per length',
    'L3 T-1': 'flow rate',
    'T-1 rad1': 'angular speed',
    'M1 L-1 T-1': 'dynamic viscosity',
    'L2 T-1': 'kinematic viscosity',
    'M1 T-1': 'mass flow rate',
    'L-1 rad1': 'angle per length',
    'pressure:absolute': 'absolute pressure',
    'pressure:gauge': 'gauge pressure',
  }),
)

/** Reads the `si` text of an atom: 'm3/s', 'Pa*s', '-'; one level, no brackets. Throws on an unlisted SI unit. */
export function siExponents(si: string): Exponents {
  const found = new Map<string, number>()
  if (si === '-') return found
  for (const part of si.split(/(?=[*/])/)) {
    const match = /^([*/]?)(s\^n|[A-Za-z]+)(\d)?$/.exec(part)
    const name = match?.[2]
    if (!name || !SI_UNITS.has(name)) throw new Error(`"${si}" is not made of the listed SI units`)
    addTo(found, name, Number(match?.[3] ?? 1) * (match?.[1] === '/' ? -1 : 1))
  }
  return found
}

export function addTo(sum: Map<string, number>, name: string, exponent: number): void {
  const total = (sum.get(name) ?? 0) + exponent
  if (total === 0) sum.delete(name)
  else sum.set(name, total)
}

/** A product of SI units over the base dimensions: { M: 1, L: -1, T: -2 } of a pressure. */
export function baseExponents(si: Exponents): ReadonlyMap<string, number> {
  const sum = new Map<string, number>()
  for (const [unit, exponent] of si) {
    for (const part of (SI_UNITS.get(unit) ?? '').split(' ')) {
      const match = /^(.*?)(-?\d+)$/.exec(part)
      addTo(sum, match?.[1] ?? '', Number(match?.[2]) * exponent)
    }
  }
  return sum
}

/** The canonical key of a product of SI units: 'length', 'pressure', 'M1 L-3', 'ratio' for none. */
export function dimensionOf(si: Exponents): string {
  const sum = baseExponents(si)
  const key = ORDER.flatMap((base) => (sum.has(base) ? [`${base}${sum.get(base)}`] : [])).join(' ')
  return NAMES.get(key) ?? key
}

/** The dimension in words, for messages. */
export function describe(dimension: string): string {
  return WORDS.get(dimension) ?? (dimension.startsWith('money:') ? dimension.slice(6) : dimension)
}

/** 'M1 L2 rad1' without its angle, for saying that two dimensions differ by an angle only. */
export function withoutAngle(si: Exponents): string {
  return dimensionOf(new Map([...si].filter(([unit]) => unit !== 'rad')))
}

/** The coherent SI name of a product: 'N/m', 'm3/(s*Pa)', '1/K', '-' for none. */
export function siName(si: Exponents): string {
  const top = [...si].filter(([, n]) => n > 0).map(([unit, n]) => raised(unit, n))
  const bottom = [...si].filter(([, n]) => n < 0).map(([unit, n]) => raised(unit, -n))
  if (bottom.length === 0) return top.length === 0 ? '-' : top.join('*')
  return `${top.join('*') || '1'}/${bottom.length > 1 ? `(${bottom.join('*')})` : bottom[0]}`
}

const raised = (unit: string, exponent: number) => (exponent === 1 ? unit : `${unit}${exponent}`)
