/** The closed vocabulary: every unit that can be read is one of these, one of these with a prefix listed beside it, or
 * a compound of them. Factors are written as their definitions, so that they can be checked against the source, which `vocabulary.ts` names. */

export interface Atom {
  readonly name: string
  /** Coherent SI per unit, exact: decimals, `*`, `/` and `pi`. */
  readonly factor: string
  /** The coherent SI unit that the factor leads to; it also gives the dimension. */
  readonly si: string
  /** SI prefixes allowed here (M = 10^6); none but these. */
  readonly prefixes?: string
  /** Oilfield multiples allowed here (M = 10^3, MM = 10^6, B = 10^9, T = 10^12). */
  readonly oilfield?: string
  readonly spellings?: string
  /** A volume at standard conditions (by its geometry: no change of conditions is ever calculated). */
  readonly standard?: true
  /** Added before the factor: SI = (value + zero) * factor. Temperatures only. */
  readonly zero?: string
  readonly reference?: 'absolute' | 'gauge'
}

type More = Omit<Atom, 'name' | 'factor' | 'si'>
const LBF = '4.4482216152605'
const PSI = `${LBF}/0.0254/0.0254`
const FT3 = '0.3048*0.3048*0.3048'
const GALLON = '231*0.0254*0.0254*0.0254'
const DAY = '86400'
const YEAR = '365.25*86400'

const atom = (name: string, factor: string, si: string, more: More = {}): Atom => ({ name, factor, si, ...more })

const RATIO_AND_ANGLE: readonly Atom[] = [
  atom('-', '1', '-'),
  atom('%', '1/100', '-', { spellings: 'percent pct' }),
  atom('ppm', '1e-6', '-'),
  atom('rad', '1', 'rad', { prefixes: 'm', spellings: 'radian radians' }),
  atom('deg', 'pi/180', 'rad', { spellings: 'degree degrees' }),
  atom('rev', '2*pi', 'rad'),
  atom('rpm', '2*pi/60', 'rad/s'),
  atom('degAPI', '1', 'degAPI'),
]

const LENGTH_AREA_VOLUME: readonly Atom[] = [
  atom('m', '1', 'm', { prefixes: 'u m c d k', spellings: 'metre metres meter meters' }),
  atom('in', '0.0254', 'm', { spellings: 'inch inches' }),
  atom('ft', '0.3048', 'm', { spellings: 'foot feet' }),
  atom('yd', '0.9144', 'm'),
  atom('mi', '1609.344', 'm', { spellings: 'mile miles' }),
  atom('nmi', '1852', 'm'),
  atom('mil', '0.0000254', 'm', { spellings: 'thou' }),
  atom('acre', '4046.8564224', 'm2', { spellings: 'acres' }),
  atom('ha', '10000', 'm2'),
  atom('D', '1e-7/101325', 'm2', { prefixes: 'm' }),
  atom('L', '0.001', 'm3', { prefixes: 'm', spellings: 'l litre litres liter liters' }),
  atom('cc', '1e-6', 'm3'),
  atom('gal', GALLON, 'm3', { spellings: 'gals gallon gallons' }),
  atom('gal_uk', '0.00454609', 'm3'),
  atom('bbl', `42*${GALLON}`, 'm3', {
    prefixes: 'k',
    oilfield: 'M MM B',
    spellings: 'bbls barrel barrels',
  }),
  atom('stb', `42*${GALLON}`, 'm3', { prefixes: 'k', oilfield: 'M MM', standard: true }),
  atom('scf', FT3, 'm3', { oilfield: 'M MM B T', standard: true }),
  atom('cf', FT3, 'm3', { oilfield: 'M MM B T', standard: true }),
  atom('Sm3', '1', 'm3', { prefixes: 'k M G', standard: true }),
  atom('boe', '1', 'boe', {
    prefixes: 'k',
    oilfield: 'M MM B',
  }),
]

const TIME_AND_RATES: readonly Atom[] = [
  atom('s', '1', 's', { prefixes: 'm', spellings: 'sec secs second seconds' }),
  atom('min', '60', 's', { spellings: 'mins minute minutes' }),
  atom('h', '3600', 's', { spellings: 'hr hrs hour hours' }),
  atom('d', DAY, 's', { spellings: 'day days' }),
  atom('week', '604800', 's', { spellings: 'weeks' }),
  atom('month', `${YEAR}/12`, 's', { spellings: 'months' }),
  atom('year', YEAR, 's', { spellings: 'years yr yrs' }),
  atom('Hz', '1', 'Hz', { prefixes: 'm k M' }),
  atom('spm', '1/60', 'Hz'),
  atom('kn', '1852/3600', 'm/s', { spellings: 'knot knots kts' }),
  atom('mph', '1609.344/3600', 'm/s'),
  atom('kph', '1/3.6', 'm/s'),
  atom('fps', '0.3048', 'm/s'),
  atom('fpm', '0.3048/60', 'm/s'),
  atom('mpy', '0.0000254/365.25/86400', 'm/s'),
  atom('g', '9.80665', 'm/s2'),
  atom('gpm', `${GALLON}/60`, 'm3/s'),
  atom('bpd', `42*${GALLON}/${DAY}`, 'm3/s', { oilfield: 'M MM' }),
  atom('bpm', `42*${GALLON}/60`, 'm3/s'),
  atom('scfd', `${FT3}/${DAY}`, 'm3/s', { oilfield: 'M MM B', standard: true }),
  atom('s^n', '1', 's^n'),
]

const MASS_AND_FORCE: readonly Atom[] = [
  atom('kg', '1', 'kg'),
  atom('gram', '0.001', 'kg', { spellings: 'grams' }),
  atom('mg', '1e-6', 'kg'),
  atom('t', '1000', 'kg', { spellings: 'te tonne tonnes' }),
  atom('lb', '0.45359237', 'kg', { spellings: 'lbs lbm' }),
  atom('slug', `${LBF}/0.3048`, 'kg', { spellings: 'slugs' }),
  atom('ton_us', '907.18474', 'kg', { spellings: 'short_ton' }),
  atom('ton_uk', '1016.0469088', 'kg', { spellings: 'long_ton' }),
  atom('ppg', `0.45359237/${GALLON.replaceAll('*', '/')}`, 'kg/m3'),
  atom('ppf', '0.45359237/0.3048', 'kg/m'),
  atom('N', '1', 'N', { prefixes: 'm k M G' }),
  atom('dyn', '1e-5', 'N'),
  atom('kgf', '9.80665', 'N'),
  atom('tf', '9806.65', 'N'),
  atom('lbf', LBF, 'N', { prefixes: 'k' }),
  atom('kip', `1000*${LBF}`, 'N', { spellings: 'kips' }),
]

const PRESSURE_AND_VISCOSITY: readonly Atom[] = [
  atom('Pa', '1', 'Pa', { prefixes: 'm h k M G' }),
  atom('Paa', '1', 'Pa', { prefixes: 'k M', reference: 'absolute' }),
  atom('Pag', '1', 'Pa', { prefixes: 'k M', reference: 'gauge' }),
  atom('bar', '100000', 'Pa', { prefixes: 'm' }),
  atom('bara', '100000', 'Pa', { prefixes: 'm', reference: 'absolute' }),
  atom('barg', '100000', 'Pa', { prefixes: 'm', reference: 'gauge' }),
  atom('psi', PSI, 'Pa', { spellings: 'psid' }),
  atom('psia', PSI, 'Pa', { reference: 'absolute' }),
  atom('psig', PSI, 'Pa', { reference: 'gauge' }),
  atom('ksi', `1000*${PSI}`, 'Pa'),
  atom('psf', `${LBF}/0.3048/0.3048`, 'Pa'),
  atom('ksf', `1000*${LBF}/0.3048/0.3048`, 'Pa'),
  atom('atm', '101325', 'Pa'),
  atom('mmHg', '133.322387415', 'Pa'),
  atom('inHg', '25.4*133.322387415', 'Pa'),
  atom('mH2O', '9806.65', 'Pa'),
  atom('ftH2O', '0.3048*9806.65', 'Pa'),
  atom('P', '0.1', 'Pa*s', { prefixes: 'c' }),
  atom('St', '0.0001', 'm2/s', { prefixes: 'c' }),
]

const ENERGY_AND_POWER: readonly Atom[] = [
  atom('J', '1', 'J', { prefixes: 'k M G' }),
  atom('Wh', '3600', 'J', { prefixes: 'k M G' }),
  atom('Btu', '1055.05585262', 'J', { oilfield: 'MM' }),
  atom('W', '1', 'W', { prefixes: 'k M G' }),
  atom('hp', `550*0.3048*${LBF}`, 'W'),
  atom('hp_metric', '735.49875', 'W'),
  atom('VA', '1', 'VA', { prefixes: 'k M' }),
]

const HEAT_AND_ELECTRICITY: readonly Atom[] = [
  atom('K', '1', 'K', { spellings: 'kelvin' }),
  atom('degC', '1', 'K', { zero: '273.15', spellings: 'Celsius celsius' }),
  atom('degF', '5/9', 'K', { zero: '459.67', spellings: 'Fahrenheit fahrenheit' }),
  atom('degR', '5/9', 'K', { spellings: 'Rankine rankine' }),
  atom('A', '1', 'A', { prefixes: 'u m k' }),
  atom('Ah', '3600', 'A*s'),
  atom('V', '1', 'V', { prefixes: 'u m k' }),
  atom('ohm', '1', 'ohm', { prefixes: 'm k M', spellings: 'ohms' }),
  atom('S', '1', 'S', { prefixes: 'u m' }),
  atom('T', '1', 'T', { prefixes: 'n u' }),
]

const MONEY: readonly Atom[] = [
  atom('USD', '1', 'USD', { prefixes: 'k M G', oilfield: 'MM' }),
  atom('NOK', '1', 'NOK', { prefixes: 'k M G' }),
]

/** The atom table, for the reader of units. */
export const atoms: readonly Atom[] = [
  ...RATIO_AND_ANGLE,
  ...LENGTH_AREA_VOLUME,
  ...TIME_AND_RATES,
  ...MASS_AND_FORCE,
  ...PRESSURE_AND_VISCOSITY,
  ...ENERGY_AND_POWER,
  ...HEAT_AND_ELECTRICITY,
  ...MONEY,
]
