/** How columns of sea states, soundings of the soil, production, pump cards, stress cycles and responses are headed. */
import type { Meaning } from '../headings/proposals.ts'
import { MODES } from '../rao/modes.ts'
import type { TradeMeans } from './means.ts'

export interface TradeMeaning extends Meaning<TradeMeans> {
  /** Whole headings that mean this only beside another column of the discipline: 'n', 'position'. */
  readonly beside: readonly string[]
  /** Whole names of inputs that take this, where as a heading they may be something else. */
  readonly ofInputs: readonly string[]
}
type Discipline = readonly TradeMeaning[]
type Headings = Partial<Pick<TradeMeaning, 'exact' | 'within' | 'never' | 'beside' | 'ofInputs'>>

const STATISTICS = ['mean', 'std', 'stdev', 'sd', 'min', 'max', 'maximum', 'minimum', 'error']
const DIRECTIONS = ['dir', 'direction', 'from', 'heading', 'mwd', 'wdir']
const SYSTEMS = ['swell', 'wind', 'sea']

function meaning(means: TradeMeans, inWords: string, headings: Headings): TradeMeaning {
  return { means, inWords, exact: [], within: [], never: [], beside: [], ofInputs: [], ...headings }
}

const SEA: Discipline = [
  meaning('significant_wave_height', 'significant wave height', {
    exact: ['hs', 'h s', 'hm0', 'h m0', 'hsig', 'swh', 'wvht', 'vhm0', 'hmo'],
    within: ['significant wave height', 'sig wave height', 'hs'],
    never: [...STATISTICS, ...DIRECTIONS, ...SYSTEMS],
  }),
  meaning('peak_period', 'spectral peak period', {
    exact: ['tp', 't p', 'dpd', 'vtpk', 'tpeak', 't peak'],
    within: ['peak period', 'peak wave period', 'spectral peak period', 'dominant wave period', 'tp'],
    never: [...STATISTICS, ...DIRECTIONS, ...SYSTEMS],
  }),
  meaning('wind_speed', 'wind speed', {
    exact: ['wspd', 'u10', 'windspeed'],
    within: ['wind speed', 'wind velocity'],
    never: [...STATISTICS, ...DIRECTIONS, 'gust', 'gst'],
    beside: ['ws', 'wind'],
  }),
  meaning('current_speed', 'current speed', {
    exact: ['cspd', 'currentspeed'],
    within: ['current speed', 'current velocity'],
    never: [...STATISTICS, ...DIRECTIONS],
  }),
  meaning('occurrence_fraction', 'fraction of the time', {
    exact: ['probability', 'frequency of occurrence'],
    within: ['occurrence fraction', 'fraction of occurrence', 'probability of occurrence'],
    never: ['exceedance', 'non'],
    beside: ['fraction', 'p', 'prob', 'occurrence', 'share', 'relative frequency'],
  }),
]

const SOIL: Discipline = [
  meaning('soil_depth', 'depth below the seabed or the ground', {
    exact: ['depth bsf', 'depth bgl', 'depth bml', 'scpt dpth', 'scpt depth', 'penetration length'],
    within: ['depth below seabed', 'depth below mudline', 'depth below ground', 'penetration depth'],
    never: ['water', 'measured', 'vertical', 'wave'],
    beside: ['depth', 'z', 'penetration'],
    ofInputs: ['depth'],
  }),
  meaning('cone_resistance', 'cone resistance', {
    exact: ['qc', 'q c', 'scpt res'],
    within: ['cone resistance', 'cone tip resistance', 'cone end resistance'],
    never: ['corrected', 'net', 'normalised', 'normalized', 'total', 'qt', 'qn'],
    beside: ['tip resistance'],
  }),
  meaning('corrected_cone_resistance', 'cone resistance, corrected for pore pressure', {
    exact: ['qt', 'q t', 'scpt qt', 'total cone resistance'],
    within: [
      'corrected cone resistance',
      'corrected cone tip resistance',
      'corrected tip resistance',
      'cone resistance corrected',
    ],
    never: ['net', 'normalised', 'normalized'],
  }),
  meaning('sleeve_friction', 'sleeve friction', {
    exact: ['fs', 'f s', 'scpt fres', 'local friction'],
    within: ['sleeve friction', 'sleeve resistance', 'local side friction'],
    never: ['ratio', 'normalised', 'normalized'],
  }),
  meaning('spt_blow_count', 'SPT blow count', {
    exact: ['spt', 'spt n', 'n spt', 'n value', 'nspt', 'ispt nval', 'field blow count'],
    within: ['spt blow count', 'spt n value'],
    never: ['corrected', 'normalised', 'normalized', 'clean'],
    beside: ['blow count', 'blow counts', 'n field'],
  }),
  meaning('fines_content', 'fines content', { within: ['fines content'], beside: ['fc', 'fines'] }),
]

const PRODUCTION: Discipline = [
  meaning('production_rate', 'oil production rate', {
    exact: ['qo', 'q o', 'bopd'],
    within: ['oil rate', 'oil production rate'],
    never: ['cumulative', 'cum'],
    ofInputs: ['rate'],
  }),
]

const CARDS: Discipline = [
  meaning('rod_position', 'position of the polished rod', {
    exact: ['stroke position'],
    within: ['rod position', 'surface position', 'polished rod position'],
    never: ['pump', 'downhole'],
    beside: ['position', 'displacement', 'disp'],
  }),
  meaning('rod_load', 'load on the polished rod', {
    exact: ['prl'],
    within: ['rod load', 'surface load', 'polished rod load'],
    never: ['pump', 'downhole', ...STATISTICS],
    beside: ['load'],
  }),
]

const CYCLES: Discipline = [
  meaning('stress_range', 'stress range', {
    within: ['stress range'],
    beside: ['ds', 'd s', 'delta s', 'sr', 's r', 'range'],
  }),
  meaning('tension_range', 'tension range', { within: ['tension range'], beside: ['dt', 'd t', 'delta t'] }),
  meaning('cycles', 'number of cycles', {
    exact: ['cycles', 'n cycles', 'ncycles', 'cycle count'],
    within: ['number of cycles'],
    beside: ['n', 'count', 'counts'],
  }),
]

const RESPONSES: Discipline = [
  meaning('wave_period', 'wave period', {
    exact: ['period'],
    within: ['wave period'],
    never: ['peak', 'dominant', 'average', 'zero', 'return', 'natural', ...STATISTICS, ...DIRECTIONS],
  }),
  meaning('wave_frequency', 'wave frequency', {
    exact: ['frequency', 'freq', 'omega', 'transfer function frequency', 'rao frequency'],
    within: ['wave frequency', 'angular frequency'],
    never: ['natural', 'peak'],
  }),
  ...MODES.map((mode) =>
    meaning(`${mode}_rao`, `${mode} per wave amplitude`, {
      exact: [`${mode} amplitude`, `${mode} ampl`, `${mode} amp`, `${mode} rao`],
      ofInputs: [`${mode} transfer function`],
    }),
  ),
]

export const DISCIPLINES: readonly Discipline[] = [SEA, SOIL, PRODUCTION, CARDS, CYCLES, RESPONSES]

/** By which the names of inputs are known. */
export const MEANINGS_OF_INPUTS: Discipline = DISCIPLINES.flatMap((meanings) =>
  meanings.map((one) => ({ ...one, exact: [...one.exact, ...one.ofInputs] })),
)
