/** The checks, tables and charts of the run, as the contract declares them. */
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { numberColumn, textColumn } from '@keelson/workflow'

const DESIGN = { source: dnvRpF110, clause: 'upheaval buckling, cover design' }
const DOWNLOAD = {
  demand: 'required download times its factor',
  capacity: 'submerged weight and uplift resistance over its factor',
  unit: 'N/m',
}

export const checks = {
  download: { title: 'Weight and cover hold the pipe down', ...DESIGN, ...DOWNLOAD },
  protective_cover: {
    title: 'Cover protects the pipe',
    source: dnvRpF110,
    clause: 'minimum cover',
    demand: 'minimum protective cover to the top of the pipe',
    capacity: 'cover to the top of the pipe',
    unit: 'm',
    needs: ['minimum_protective_cover'],
  },
  creep: {
    title: 'Cycles do not creep the pipe up',
    source: dnvRpF110,
    clause: 'upward creep under cycles',
    demand: 'share of the uplift resistance that a cycle mobilises, without factors',
    capacity: 'share that a cycle may mobilise',
    unit: '-',
    needs: ['ratcheting_share'],
  },
  local_buckling: {
    title: 'Crest does not buckle locally, load controlled',
    source: dnvStF101,
    clause: '5.4.6, load controlled condition',
    demand: 'utilisation under moment, compression and pressure with factors',
    capacity: 'limit of the criterion',
    unit: '-',
  },
  crest_strain: {
    title: 'Crest strain stays within its resistance',
    source: dnvStF101,
    clause: '5.4.6, displacement controlled condition',
    demand: 'bending strain times its factor',
    capacity: 'design strain resistance',
    unit: '-',
  },
  route: {
    title: 'Every surveyed imperfection is held down',
    ...DESIGN,
    demand: `${DOWNLOAD.demand}, at the largest utilisation`,
    capacity: DOWNLOAD.capacity,
    unit: 'N/m',
    needs: ['imperfections'],
  },
}

export const tables = {
  survey: {
    title: 'Surveyed imperfections',
    description: 'Required download with its factor against what weight and cover hold, and the cover that would do.',
    columns: {
      position: numberColumn('structure_dimension', 'Position', { symbol: 'x' }),
      height: numberColumn('structure_dimension', 'Height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      compression: numberColumn('pipe_axial_force', 'Compression', { symbol: 'P' }),
      cover: numberColumn('structure_dimension', 'Cover', { symbol: 'H' }),
      required: numberColumn('force_per_length', 'Required', { symbol: 'w_d' }),
      available: numberColumn('force_per_length', 'Available', { symbol: 'w_av' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u' }),
      required_cover: numberColumn('structure_dimension', 'Required cover', { symbol: 'H_req' }),
      rock: numberColumn('displacement_volume', 'Rock'),
    },
  },
  design_chart: {
    title: 'Design chart',
    description: 'Cover to the top of the pipe by height and length of an imperfection, at this compression and soil.',
    columns: {
      height: numberColumn('structure_dimension', 'Height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      which: textColumn('Which'),
      required: numberColumn('force_per_length', 'Required download', { symbol: 'w_req' }),
      cover: numberColumn('structure_dimension', 'Required cover', { symbol: 'H_req' }),
    },
  },
}

export const charts = {
  route: {
    title: 'Download along the route',
    description: 'Required with its factor, and available, at each surveyed imperfection.',
    needs: ['imperfections'],
  },
  download_height: {
    title: 'Required download against imperfection height',
    description: 'With its factor, for several lengths, against what weight and cover hold.',
  },
  universal_curve: {
    title: 'Universal curve',
    description: 'Dimensionless download over dimensionless imperfection length, with the features of this run.',
  },
  cover_height: {
    title: 'Required cover against imperfection height',
    description: 'To the top of the pipe, for several lengths.',
  },
}
