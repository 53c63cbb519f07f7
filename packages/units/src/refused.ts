/** What is refused although somebody writes it: the readings it could have, and how to say each of them. */

export interface Refused {
  readonly why: string
  readonly meant: readonly string[]
  /** Of its meanings, those that may be read where the field can have one of them only; that is then said. */
  readonly byField?: readonly string[]
}

const TON = 'a tonne, a short ton (2,000 lb) or a long ton (2,240 lb)'
const POUND = 'a mass or its force'
const TON_FORCE = 'the force of a tonne, of a short ton or of a long ton'
const FLUID = 'the fluid is defined by the input, not by the unit'
const MOMENT = 'an exponent on a product written without a multiplication sign'

/** Names refused wherever they stand. */
export const REFUSED: ReadonlyMap<string, Refused> = new Map(
  Object.entries<Refused>({
    C: { why: 'coulomb or degree Celsius', meant: ['degC'], byField: ['degC'] },
    F: { why: 'farad or degree Fahrenheit', meant: ['degF'], byField: ['degF'] },
    R: { why: 'roentgen or degree Rankine', meant: ['degR'], byField: ['degR'] },
    M: { why: 'metre, million or molar', meant: ['m'] },
    MT: { why: 'metric ton, its force, or megatesla', meant: ['t', 'tf'] },
    Mt: { why: 'megatonne or metric ton', meant: ['t'] },
    mT: { why: 'millitesla or metric ton', meant: ['t'] },
    mt: { why: 'metric ton or millitonne', meant: ['t'] },
    dwt: { why: 'deadweight in tonnes or long tons', meant: ['t', 'ton_uk'] },
    ton: { why: TON, meant: ['t', 'ton_us', 'ton_uk'] },
    tons: { why: TON, meant: ['t', 'ton_us', 'ton_uk'] },
    tonf: { why: TON_FORCE, meant: ['tf', 'kip'] },
    pound: { why: POUND, meant: ['lb', 'lbf'] },
    pounds: { why: POUND, meant: ['lb', 'lbf'] },
    kt: { why: 'knot or kilotonne', meant: ['kn', 't'] },
    nm: { why: 'nanometre, newton metre or nautical mile', meant: ['N*m', 'nmi'] },
    NM: { why: 'nautical mile or newton metre', meant: ['nmi', 'N*m'] },
    Nm3: { why: 'normal cubic metre (0 degC) or N*m3', meant: ['Sm3', 'N*m3'] },
    Nm2: { why: MOMENT, meant: ['N*m2'] },
    kNm2: { why: MOMENT, meant: ['kN*m2'] },
    kNm3: { why: MOMENT, meant: ['kN*m3'] },
    ppb: { why: 'parts per billion or pounds per barrel', meant: ['lb/bbl', 'ppm'] },
    pcf: { why: 'a density or a unit weight', meant: ['lb/ft3', 'lbf/ft3'], byField: ['lb/ft3', 'lbf/ft3'] },
    SG: { why: 'a ratio to water or to air', meant: ['-', 'kg/L'], byField: ['kg/L'] },
    sg: { why: 'a ratio to water or to air', meant: ['-', 'kg/L'], byField: ['kg/L'] },
    $: { why: 'the currency is not stated', meant: ['USD'] },
    bhp: { why: 'brake or boiler horsepower', meant: ['hp'] },
    PS: { why: 'metric horsepower or picosiemens', meant: ['hp_metric'] },
    degK: { why: 'kelvin is not a degree', meant: ['K'] },
    API: { why: 'degrees API or an institute', meant: ['degAPI'], byField: ['degAPI'] },
    mo: { why: 'not an abbreviation of month here', meant: ['month'] },
    a: { why: 'year or are', meant: ['year'] },
    bopd: { why: FLUID, meant: ['bbl/d', 'stb/d'] },
    bwpd: { why: FLUID, meant: ['bbl/d', 'stb/d'] },
    blpd: { why: FLUID, meant: ['bbl/d', 'stb/d'] },
    bfpd: { why: FLUID, meant: ['bbl/d', 'stb/d'] },
  }),
)

/** Names that are good inside a compound (mPa*s, mN/m) but probably a slip of the case when alone. */
export const NOT_ALONE: ReadonlyMap<string, Refused> = new Map(
  Object.entries<Refused>({
    mPa: { why: 'millipascal, where megapascal is usually meant', meant: ['MPa'] },
    mN: { why: 'millinewton, where meganewton is usually meant', meant: ['MN'] },
  }),
)

/** Slips between units of different kinds, tried when the dimension does not fit the field. */
export const CONFUSED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    lb: ['lbf'],
    lbs: ['lbf'],
    lbf: ['lb'],
    kg: ['kgf'],
    kgf: ['kg'],
    t: ['tf'],
    tf: ['t'],
    ppg: ['psi/ft'],
    kW: ['kVA'],
    kVA: ['kW'],
    psia: ['psi'],
    psig: ['psi'],
    bara: ['bar'],
    barg: ['bar'],
    Hz: ['rev/s'],
    rpm: ['1/min'],
    spm: ['rpm'],
    g: ['gram'],
    gram: ['g'],
  }),
)
