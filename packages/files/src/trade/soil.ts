/** How columns of soundings of the soil and of its stresses are headed. */
import { type Discipline, meaning } from './meaning.ts'

/** From which a height is counted upwards. */
const LEVELS = ['nap', 'msl', 'lat', 'taw', 'mod', 'elevation', 'level', 'datum', 'reduced']

export const SOIL: Discipline = [
  meaning('soil_depth', 'depth below the seabed or the ground', {
    exact: ['depth bsf', 'depth bgl', 'depth bml', 'scpt dpth', 'scpt depth', 'ispt top', 'corrected depth'],
    within: ['depth below seabed', 'depth below mudline', 'depth below ground'],
    never: ['water', 'measured', 'vertical', 'wave', ...LEVELS],
    beside: ['depth', 'z'],
    ofInputs: ['depth'],
  }),
  meaning('penetration_length', 'penetration length along the rods', {
    exact: ['penetration length', 'sounding length', 'test length'],
    within: ['penetration depth'],
    never: LEVELS,
    beside: ['penetration'],
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
  meaning('normalised_blow_count', 'blow count for 1 atm and 60 % energy', {
    exact: ['n1 60', 'n160'],
    within: ['normalised blow count', 'normalized blow count'],
    never: ['clean'],
  }),
  meaning('clean_sand_blow_count', 'normalised blow count for clean sand', {
    exact: ['n1 60cs', 'n1 60 cs', 'n160cs'],
    within: ['clean sand blow count'],
  }),
  meaning('clean_sand_cone_resistance', 'normalised cone resistance for clean sand', {
    exact: ['qc1ncs', 'qc1n cs', 'q c1ncs'],
    within: ['clean sand cone resistance'],
  }),
  meaning('total_vertical_stress', 'total vertical stress', {
    exact: ['scpt cpo', 'sv0', 'svo', 'sigma v', 'sigma v0', 'sigma vo', 'σv', 'σv0', 'σvo'],
    within: [
      'total vertical stress',
      'vertical total stress',
      'total overburden stress',
      'total vertical soil pressure',
    ],
    never: ['effective'],
  }),
  meaning('effective_vertical_stress', 'effective vertical stress', {
    exact: ['scpt cpod'],
    within: [
      'effective vertical stress',
      'vertical effective stress',
      'effective overburden stress',
      'effective vertical soil pressure',
    ],
    never: ['total'],
  }),
  meaning('fines_content', 'fines content', { within: ['fines content'], beside: ['fc', 'fines'] }),
]
