/** What each practice writes, by the unit in which a quantity is declared and its size. Sizes are in coherent SI. */

export interface Family {
  /** Units that belong to it. */
  readonly of: readonly string[]
  /** Units to choose from in a box, beside that of the field. */
  readonly choice: readonly string[]
  /** Left out where every unit of the family is written by that practice too. */
  readonly metric?: Sized
  readonly us?: Sized
  /** It holds the units of its dimension that no family names. */
  readonly others?: true
  /** Of temperatures: the units of a difference. */
  readonly difference?: Readonly<Record<'metric' | 'us', string>>
}
/** Units of a practice, each with the size from which on it is used, smallest first. */
export type Sized = readonly (readonly [from: number, unit: string])[]

const words = (list: string): readonly string[] => list.split(' ')
interface Usual extends Omit<Family, 'of' | 'choice'> {
  readonly choice?: string
}
/** The box offers what belongs to the family unless told otherwise. */
const family = (of: string, { choice = of, ...usual }: Usual): Family => ({
  of: words(of),
  choice: words(choice),
  ...usual,
})
const always = (unit: string): Sized => [[0, unit]]
/** An empty list: the practice leaves it as declared. */
const STAYS: Sized = []

const GEOMETRY: readonly Family[] = [
  family('m ft yd', {
    choice: 'mm cm m km in ft mi',
    metric: [
      [0, 'mm'],
      [0.1, 'm'],
    ],
    us: [
      [0, 'in'],
      [0.6, 'ft'],
      [16_000, 'mi'],
    ],
    others: true,
  }),
  family('mm cm in', {
    choice: 'mm cm m in ft',
    metric: always('mm'),
    us: [
      [0, 'in'],
      [5, 'ft'],
    ],
  }),
  family('km mi', { choice: 'km m mi ft nmi', metric: always('km'), us: always('mi') }),
  family('um mil', { choice: 'um mm mil in', metric: always('um'), us: always('mil') }),
  family('m2 ft2', {
    choice: 'mm2 m2 in2 ft2',
    metric: [
      [0, 'mm2'],
      [0.05, 'm2'],
    ],
    us: [
      [0, 'in2'],
      [0.05, 'ft2'],
    ],
    others: true,
  }),
  family('mm2 cm2 in2', { choice: 'mm2 cm2 in2 m2 ft2', metric: always('mm2'), us: always('in2') }),
  family('mD D', {}),
  family('L/m bbl/ft', { metric: always('L/m'), us: always('bbl/ft') }),
  family('m4 ft4', {
    choice: 'mm4 m4 in4 ft4',
    metric: always('m4'),
    us: [
      [0, 'in4'],
      [0.01, 'ft4'],
    ],
    others: true,
  }),
  family('mm4 cm4 in4', { metric: always('mm4'), us: always('in4') }),
  family('deg/30m deg/100ft deg/10m', { metric: always('deg/30m'), us: always('deg/100ft') }),
]

/** A Sm3 may be oil or gas, barrels or cubic feet, and its unit does not say which: it stays. */
const VOLUMES: readonly Family[] = [
  family('m3 ft3 L gal', { choice: 'm3 L ft3 gal bbl', metric: always('m3'), us: always('ft3'), others: true }),
  family('bbl kbbl Mbbl MMbbl', { choice: 'bbl m3', metric: always('m3') }),
  family('stb kstb Mstb MMstb', { choice: 'stb Sm3', metric: always('Sm3') }),
  family('scf cf Mscf Mcf MMscf MMcf Bscf Bcf', {
    choice: 'Mcf MMcf Sm3',
    metric: [
      [0, 'Sm3'],
      [1e6, 'MSm3'],
    ],
  }),
  family('Sm3 kSm3 MSm3 GSm3', { choice: 'Sm3 MSm3 stb Mcf', us: STAYS }),
  family('m3/s ft3/s', {
    choice: 'm3/s m3/h m3/d ft3/s gpm bbl/d',
    metric: always('m3/s'),
    us: always('ft3/s'),
    others: true,
  }),
  family('m3/h m3/min L/min L/s gpm gal/min bpm bbl/min', {
    choice: 'm3/h L/min gpm bbl/min',
    metric: always('m3/h'),
    us: always('gpm'),
  }),
  family('m3/d bbl/d bpd', { choice: 'm3/d bbl/d', metric: always('m3/d'), us: always('bbl/d') }),
  family('stb/d Mstb/d kstb/d', { choice: 'stb/d Sm3/d', metric: always('Sm3/d') }),
  family('scf/d scfd Mscf/d Mscfd MMscf/d MMscfd Mcf/d MMcf/d', {
    choice: 'Mscf/d MMscf/d Sm3/d',
    metric: [
      [0, 'Sm3/d'],
      [1e6 / 86_400, 'MSm3/d'],
    ],
  }),
  family('Sm3/d kSm3/d MSm3/d', { choice: 'Sm3/d MSm3/d stb/d Mscf/d', us: STAYS }),
  family('stb/d/psi Sm3/d/bar', { metric: always('Sm3/d/bar'), us: always('stb/d/psi') }),
  family('- % ppm', { choice: '- %', metric: STAYS, us: STAYS, others: true }),
  family('scf/stb scf/bbl Sm3/Sm3', { choice: 'scf/stb Sm3/Sm3', metric: always('Sm3/Sm3'), us: always('scf/stb') }),
  family('bbl/stb m3/Sm3', { metric: always('m3/Sm3'), us: always('bbl/stb') }),
  family('ft3/scf', { metric: always('m3/Sm3') }),
]

/** Steel by the psi, moduli by the ksi, soil by the square foot, mud by the hundred square feet. */
const PRESSURES: readonly Family[] = [
  family('MPa N/mm2', {
    choice: 'Pa kPa MPa GPa bar psi ksi',
    us: [
      [0, 'psi'],
      [1e9, 'ksi'],
    ],
    others: true,
  }),
  family('Pa lbf/100ft2', {
    choice: 'Pa kPa MPa psi lbf/100ft2',
    metric: always('Pa'),
    us: [
      [0, 'lbf/100ft2'],
      [100, 'psi'],
      [1e9, 'ksi'],
    ],
  }),
  family('GPa ksi', {
    choice: 'GPa MPa ksi psi',
    metric: [
      [0, 'MPa'],
      [1e10, 'GPa'],
    ],
    us: always('ksi'),
  }),
  family('bar psi', {
    choice: 'bar MPa kPa psi',
    metric: [
      [0, 'bar'],
      [1e8, 'MPa'],
      [1e10, 'GPa'],
    ],
    us: always('psi'),
  }),
  family('kPa kN/m2 psf ksf', {
    metric: always('kPa'),
    us: [
      [0, 'psf'],
      [1e5, 'ksf'],
    ],
  }),
  family('bara psia kPaa MPaa Paa', {
    choice: 'bara kPaa psia',
    metric: always('bara'),
    us: always('psia'),
    others: true,
  }),
  family('barg psig kPag MPag Pag', {
    choice: 'barg kPag psig',
    metric: always('barg'),
    us: always('psig'),
    others: true,
  }),
  family('kN/m3 N/m3 lbf/ft3 lbf/in3', {
    choice: 'kN/m3 N/m3 lbf/ft3',
    metric: always('kN/m3'),
    us: [
      [0, 'lbf/ft3'],
      [1e6, 'lbf/in3'],
    ],
    others: true,
  }),
  family('kPa/m Pa/m MPa/m bar/m psi/ft', { choice: 'kPa/m psi/ft', metric: always('kPa/m'), us: always('psi/ft') }),
  family('Pa*s^n', { us: always('lbf*s^n/100ft2') }),
]

const MASSES_AND_FORCES: readonly Family[] = [
  family('kg lb gram', { choice: 'kg t lb', metric: always('kg'), us: always('lb'), others: true }),
  family('t ton_us ton_uk', { choice: 't kg ton_us lb', metric: always('t'), us: always('ton_us') }),
  family('kg/m lb/ft', { metric: always('kg/m'), us: always('lb/ft'), others: true }),
  family('kg/m3 t/m3 lb/ft3', {
    choice: 'kg/m3 lb/ft3 ppg',
    metric: always('kg/m3'),
    us: always('lb/ft3'),
    others: true,
  }),
  family('ppg', { choice: 'ppg kg/m3', metric: always('kg/m3') }),
  family('kg*m2 t*m2 slug*ft2', { choice: 't*m2 kg*m2 slug*ft2', metric: always('t*m2'), us: always('slug*ft2') }),
  family('N lbf', {
    choice: 'N kN MN lbf kip',
    metric: [
      [0, 'N'],
      [1e3, 'kN'],
    ],
    us: [
      [0, 'lbf'],
      [4e4, 'kip'],
    ],
    others: true,
  }),
  family('kN MN klbf kip', {
    choice: 'kN N MN lbf kip',
    metric: always('kN'),
    us: [
      [0, 'lbf'],
      [4e3, 'kip'],
    ],
  }),
  family('N/m kN/m lbf/ft kip/ft klbf/in lbf/in', {
    choice: 'N/m kN/m lbf/ft kip/ft',
    metric: [
      [0, 'N/m'],
      [1e4, 'kN/m'],
    ],
    us: [
      [0, 'lbf/ft'],
      [1.5e5, 'kip/ft'],
    ],
    others: true,
  }),
  family('1/kN in/(lbf*ft)', { metric: always('1/kN'), us: always('in/(lbf*ft)') }),
  family('mN/m dyn/cm', { us: always('dyn/cm') }),
  family('kN*m N*m MN*m ft*lbf in*lbf kip*ft', {
    choice: 'N*m kN*m ft*lbf kip*ft',
    metric: [
      [0, 'N*m'],
      [1e3, 'kN*m'],
    ],
    us: [
      [0, 'ft*lbf'],
      [1.4e4, 'kip*ft'],
    ],
    others: true,
  }),
  family('J kJ MJ Btu MMBtu', { metric: always('kJ'), us: always('Btu') }),
  family('J/kg/K J/(kg*K) Btu/lb/degF', { metric: always('J/kg/K'), us: always('Btu/lb/degF') }),
  family('hp/in2 W/mm2', { choice: 'hp/in2 W/mm2', metric: always('W/mm2'), us: always('hp/in2') }),
  family('W kW MW hp', { choice: 'kW hp', metric: always('kW'), us: STAYS, others: true }),
  family('cP mPa*s Pa*s', { choice: 'cP mPa*s', us: always('cP'), others: true }),
  family('mm2/s cSt', { choice: 'cSt mm2/s', us: always('cSt') }),
]

const MOTION_AND_HEAT: readonly Family[] = [
  family('m/s ft/s kn mph fps', { choice: 'm/s ft/s kn', metric: always('m/s'), us: always('ft/s'), others: true }),
  family('mm/year mpy mil/year in/year', { choice: 'mm/year mpy', metric: always('mm/year'), us: always('mpy') }),
  family('m/m ft/ft', { choice: 'm/m ft/ft', metric: always('m/m'), us: always('ft/ft') }),
  family('m/h ft/h', { metric: always('m/h'), us: always('ft/h') }),
  family('ft/min fpm m/min', { choice: 'm/s m/min ft/min', metric: always('m/s'), us: always('ft/min') }),
  family('s min h d year', { choice: 'h d year', others: true }),
  family('degC degF', {
    choice: 'degC degF K',
    metric: always('degC'),
    us: always('degF'),
    difference: { metric: 'K', us: 'degF' },
  }),
  family('K degR', {
    choice: 'K degC degF',
    metric: always('K'),
    us: always('degR'),
    difference: { metric: 'K', us: 'degF' },
  }),
]

const ELECTRICITY: readonly Family[] = [
  family('mA/m2 mA/ft2', { choice: 'A/m2 mA/m2 mA/ft2', metric: always('mA/m2'), us: always('mA/ft2') }),
  family('A/m2 A/ft2', {
    choice: 'A/m2 mA/m2 mA/ft2',
    metric: always('A/m2'),
    us: [
      [0, 'mA/ft2'],
      [10, 'A/ft2'],
    ],
    others: true,
  }),
  family('mA A', { others: true }),
  family('mV V', { others: true }),
  family('ohm*m ohm*cm', { metric: always('ohm*m'), us: always('ohm*cm'), others: true }),
  family('ohm/km ohm/ft ohm/m', { choice: 'ohm/km ohm/ft', metric: always('ohm/km'), us: always('ohm/ft') }),
  family('Ah/kg Ah/lb', { metric: always('Ah/kg'), us: always('Ah/lb') }),
]

export const FAMILIES: readonly Family[] = [
  ...GEOMETRY,
  ...VOLUMES,
  ...PRESSURES,
  ...MASSES_AND_FORCES,
  ...MOTION_AND_HEAT,
  ...ELECTRICITY,
]
