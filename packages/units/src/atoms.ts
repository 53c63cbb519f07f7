/** The closed vocabulary: every unit that can be read is one of these, one of these with a prefix listed beside it, or
 * a compound of them. Factors are written as their definitions, so that they can be checked against the source. */

export interface Atom {
  readonly name: string
  /** Coherent SI per unit, exact: decimals, `*`, `/` and `pi`. */
  readonly factor: string
  /** The coherent SI unit that the factor leads to; it also gives the dimension. */
  readonly si: string
  readonly meaning: string
  readonly source: string
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

type More = Omit<Atom, 'name' | 'factor' | 'si' | 'meaning' | 'source'>
const SI = 'SI Brochure (9th ed.)'
const NIST = 'NIST SP 811 (2008) App. B.8'
const DEFINED = 'definition'
const SPE = 'SPE Metric Standard (1984)'
const LBF = '4.4482216152605'
const PSI = `${LBF}/0.0254/0.0254`
const FT3 = '0.3048*0.3048*0.3048'
const GALLON = '231*0.0254*0.0254*0.0254'
const DAY = '86400'
const YEAR = '365.25*86400'

function atom(name: string, factor: string, si: string, meaning: string, source: string, more: More = {}): Atom {
  return { name, factor, si, meaning, source, ...more }
}

const RATIO_AND_ANGLE: readonly Atom[] = [
  atom('-', '1', '-', 'pure number', DEFINED),
  atom('%', '1/100', '-', 'per cent', DEFINED, { spellings: 'percent pct' }),
  atom('ppm', '1e-6', '-', 'parts per million', DEFINED),
  atom('rad', '1', 'rad', 'radian', SI, { prefixes: 'm', spellings: 'radian radians' }),
  atom('deg', 'pi/180', 'rad', 'degree of arc', SI, { spellings: 'degree degrees' }),
  atom('rev', '2*pi', 'rad', 'revolution', NIST),
  atom('rpm', '2*pi/60', 'rad/s', 'revolution per minute', NIST),
  atom('degAPI', '1', 'degAPI', 'API gravity, 141.5/SG - 131.5 (a unit of its own)', 'API MPMS 11.5'),
]

const LENGTH_AREA_VOLUME: readonly Atom[] = [
  atom('m', '1', 'm', 'metre', SI, { prefixes: 'u m c d k', spellings: 'metre metres meter meters' }),
  atom('in', '0.0254', 'm', 'inch', NIST, { spellings: 'inch inches' }),
  atom('ft', '0.3048', 'm', 'international foot', NIST, { spellings: 'foot feet' }),
  atom('yd', '0.9144', 'm', 'yard', NIST),
  atom('mi', '1609.344', 'm', 'statute mile', NIST, { spellings: 'mile miles' }),
  atom('nmi', '1852', 'm', 'nautical mile', NIST),
  atom('mil', '0.0000254', 'm', 'thousandth of an inch', NIST, { spellings: 'thou' }),
  atom('acre', '4046.8564224', 'm2', 'acre (international foot)', NIST, { spellings: 'acres' }),
  atom('ha', '10000', 'm2', 'hectare', NIST),
  atom('D', '1e-7/101325', 'm2', 'darcy', NIST, { prefixes: 'm' }),
  atom('L', '0.001', 'm3', 'litre', SI, { prefixes: 'm', spellings: 'l litre litres liter liters' }),
  atom('cc', '1e-6', 'm3', 'cubic centimetre', NIST),
  atom('gal', GALLON, 'm3', 'US gallon, 231 in3', NIST, { spellings: 'gals gallon gallons' }),
  atom('gal_uk', '0.00454609', 'm3', 'imperial gallon', NIST),
  atom('bbl', `42*${GALLON}`, 'm3', 'barrel, 42 US gallons', NIST, {
    prefixes: 'k',
    oilfield: 'M MM B',
    spellings: 'bbls barrel barrels',
  }),
  atom('stb', `42*${GALLON}`, 'm3', 'stock-tank barrel', SPE, { prefixes: 'k', oilfield: 'M MM', standard: true }),
  atom('scf', FT3, 'm3', 'standard cubic foot (60 degF, 14.696 psia)', SPE, { oilfield: 'M MM B T', standard: true }),
  atom('cf', FT3, 'm3', 'cubic foot of gas at standard conditions', SPE, { oilfield: 'M MM B T', standard: true }),
  atom('Sm3', '1', 'm3', 'standard cubic metre (15 degC, 101.325 kPa)', SPE, { prefixes: 'k M G', standard: true }),
  atom('boe', '1', 'boe', 'barrel of oil equivalent (a unit of its own)', DEFINED, {
    prefixes: 'k',
    oilfield: 'M MM B',
  }),
]

const TIME_AND_RATES: readonly Atom[] = [
  atom('s', '1', 's', 'second', SI, { prefixes: 'm', spellings: 'sec secs second seconds' }),
  atom('min', '60', 's', 'minute', SI, { spellings: 'mins minute minutes' }),
  atom('h', '3600', 's', 'hour', SI, { spellings: 'hr hrs hour hours' }),
  atom('d', DAY, 's', 'day', SI, { spellings: 'day days' }),
  atom('week', '604800', 's', 'week', DEFINED, { spellings: 'weeks' }),
  atom('month', `${YEAR}/12`, 's', 'a twelfth of a year of 365.25 d', DEFINED, { spellings: 'months' }),
  atom('year', YEAR, 's', 'Julian year, 365.25 d', 'IAU (1989)', { spellings: 'years yr yrs' }),
  atom('Hz', '1', 'Hz', 'hertz, cycles per second', SI, { prefixes: 'm k M' }),
  atom('spm', '1/60', 'Hz', 'strokes per minute', DEFINED),
  atom('kn', '1852/3600', 'm/s', 'knot', NIST, { spellings: 'knot knots kts' }),
  atom('mph', '1609.344/3600', 'm/s', 'statute mile per hour', NIST),
  atom('kph', '1/3.6', 'm/s', 'kilometre per hour', NIST),
  atom('fps', '0.3048', 'm/s', 'foot per second', NIST),
  atom('fpm', '0.3048/60', 'm/s', 'foot per minute', NIST),
  atom('mpy', '0.0000254/365.25/86400', 'm/s', 'mil per year', DEFINED),
  atom('g', '9.80665', 'm/s2', 'standard gravity (gram is `gram`)', NIST),
  atom('gpm', `${GALLON}/60`, 'm3/s', 'US gallon per minute', NIST),
  atom('bpd', `42*${GALLON}/${DAY}`, 'm3/s', 'barrel per day', NIST, { oilfield: 'M MM' }),
  atom('bpm', `42*${GALLON}/60`, 'm3/s', 'barrel per minute', NIST),
  atom('scfd', `${FT3}/${DAY}`, 'm3/s', 'scf per day', SPE, { oilfield: 'M MM B', standard: true }),
  atom('s^n', '1', 's^n', 'second to the power of the flow index', DEFINED),
]

const MASS_AND_FORCE: readonly Atom[] = [
  atom('kg', '1', 'kg', 'kilogram', SI),
  atom('gram', '0.001', 'kg', 'gram', SI, { spellings: 'grams' }),
  atom('mg', '1e-6', 'kg', 'milligram', SI),
  atom('t', '1000', 'kg', 'tonne (metric ton)', SI, { spellings: 'te tonne tonnes' }),
  atom('lb', '0.45359237', 'kg', 'pound (mass)', NIST, { spellings: 'lbs lbm' }),
  atom('slug', `${LBF}/0.3048`, 'kg', 'slug', NIST, { spellings: 'slugs' }),
  atom('ton_us', '907.18474', 'kg', 'short ton, 2000 lb', NIST, { spellings: 'short_ton' }),
  atom('ton_uk', '1016.0469088', 'kg', 'long ton, 2240 lb', NIST, { spellings: 'long_ton' }),
  atom('ppg', `0.45359237/${GALLON.replaceAll('*', '/')}`, 'kg/m3', 'pound per US gallon', NIST),
  atom('ppf', '0.45359237/0.3048', 'kg/m', 'pound per foot', NIST),
  atom('N', '1', 'N', 'newton', SI, { prefixes: 'm k M G' }),
  atom('dyn', '1e-5', 'N', 'dyne', NIST),
  atom('kgf', '9.80665', 'N', 'kilogram-force', NIST),
  atom('tf', '9806.65', 'N', 'tonne-force', NIST),
  atom('lbf', LBF, 'N', 'pound-force', NIST, { prefixes: 'k' }),
  atom('kip', `1000*${LBF}`, 'N', 'kip, 1000 lbf', NIST, { spellings: 'kips' }),
]

const PRESSURE_AND_VISCOSITY: readonly Atom[] = [
  atom('Pa', '1', 'Pa', 'pascal', SI, { prefixes: 'm h k M G' }),
  atom('Paa', '1', 'Pa', 'pascal absolute', SI, { prefixes: 'k M', reference: 'absolute' }),
  atom('Pag', '1', 'Pa', 'pascal gauge', SI, { prefixes: 'k M', reference: 'gauge' }),
  atom('bar', '100000', 'Pa', 'bar', NIST, { prefixes: 'm' }),
  atom('bara', '100000', 'Pa', 'bar absolute', NIST, { prefixes: 'm', reference: 'absolute' }),
  atom('barg', '100000', 'Pa', 'bar gauge', NIST, { prefixes: 'm', reference: 'gauge' }),
  atom('psi', PSI, 'Pa', 'pound-force per square inch', NIST, { spellings: 'psid' }),
  atom('psia', PSI, 'Pa', 'psi absolute', NIST, { reference: 'absolute' }),
  atom('psig', PSI, 'Pa', 'psi gauge', NIST, { reference: 'gauge' }),
  atom('ksi', `1000*${PSI}`, 'Pa', 'kip per square inch', NIST),
  atom('psf', `${LBF}/0.3048/0.3048`, 'Pa', 'pound-force per square foot', NIST),
  atom('ksf', `1000*${LBF}/0.3048/0.3048`, 'Pa', 'kip per square foot', NIST),
  atom('atm', '101325', 'Pa', 'standard atmosphere', NIST),
  atom('mmHg', '133.322387415', 'Pa', 'millimetre of mercury, conventional', NIST),
  atom('inHg', '25.4*133.322387415', 'Pa', 'inch of mercury, conventional', NIST),
  atom('mH2O', '9806.65', 'Pa', 'metre of water, conventional', NIST),
  atom('ftH2O', '0.3048*9806.65', 'Pa', 'foot of water, conventional', NIST),
  atom('P', '0.1', 'Pa*s', 'poise', NIST, { prefixes: 'c' }),
  atom('St', '0.0001', 'm2/s', 'stokes', NIST, { prefixes: 'c' }),
]

const ENERGY_AND_POWER: readonly Atom[] = [
  atom('J', '1', 'J', 'joule', SI, { prefixes: 'k M G' }),
  atom('Wh', '3600', 'J', 'watt hour', NIST, { prefixes: 'k M G' }),
  atom('Btu', '1055.05585262', 'J', 'British thermal unit (International Table)', NIST, { oilfield: 'MM' }),
  atom('W', '1', 'W', 'watt', SI, { prefixes: 'k M G' }),
  atom('hp', `550*0.3048*${LBF}`, 'W', 'horsepower, 550 ft*lbf/s', NIST),
  atom('hp_metric', '735.49875', 'W', 'metric horsepower, 75 kgf*m/s', NIST),
  atom('VA', '1', 'VA', 'volt-ampere (apparent power, never mixed with watt)', SI, { prefixes: 'k M' }),
]

const HEAT_AND_ELECTRICITY: readonly Atom[] = [
  atom('K', '1', 'K', 'kelvin', SI, { spellings: 'kelvin' }),
  atom('degC', '1', 'K', 'degree Celsius', SI, { zero: '273.15', spellings: 'Celsius celsius' }),
  atom('degF', '5/9', 'K', 'degree Fahrenheit', NIST, { zero: '459.67', spellings: 'Fahrenheit fahrenheit' }),
  atom('degR', '5/9', 'K', 'degree Rankine', NIST, { spellings: 'Rankine rankine' }),
  atom('A', '1', 'A', 'ampere', SI, { prefixes: 'u m k' }),
  atom('Ah', '3600', 'A*s', 'ampere hour', NIST),
  atom('V', '1', 'V', 'volt', SI, { prefixes: 'u m k' }),
  atom('ohm', '1', 'ohm', 'ohm', SI, { prefixes: 'm k M', spellings: 'ohms' }),
  atom('S', '1', 'S', 'siemens', SI, { prefixes: 'u m' }),
  atom('T', '1', 'T', 'tesla', SI, { prefixes: 'n u' }),
]

const MONEY: readonly Atom[] = [
  atom('USD', '1', 'USD', 'US dollar (M = million)', DEFINED, { prefixes: 'k M G', oilfield: 'MM' }),
  atom('NOK', '1', 'NOK', 'Norwegian krone (M = million)', DEFINED, { prefixes: 'k M G' }),
]

/** The atom table, for the documentation and for the reader of units. */
export const vocabulary: readonly Atom[] = [
  ...RATIO_AND_ANGLE,
  ...LENGTH_AREA_VOLUME,
  ...TIME_AND_RATES,
  ...MASS_AND_FORCE,
  ...PRESSURE_AND_VISCOSITY,
  ...ENERGY_AND_POWER,
  ...HEAT_AND_ELECTRICITY,
  ...MONEY,
]
