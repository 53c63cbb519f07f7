/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { OF_CAISSON, OF_DRAG, OF_LINE, OF_PLATE } from './modes.ts'

const caisson = { onlyWhen: OF_CAISSON } as const
const drag = { onlyWhen: OF_DRAG } as const
const plate = { onlyWhen: OF_PLATE } as const
const line = { onlyWhen: OF_LINE } as const

const force = (title: string, symbol?: string) =>
  numberColumn('foundation_load', title, symbol === undefined ? {} : { symbol })
const depth = (title: string, symbol: string) => numberColumn('soil_depth', title, { symbol })

export const tables = {
  modes: {
    ...caisson,
    title: 'Vertical modes',
    description: 'What each mode consists of, besides the weight of the caisson and the friction outside.',
    columns: {
      mode: textColumn('Mode'),
      weight: force('Weight of the caisson', 'W'),
      outside: force('Friction outside', 'F_o'),
      besides: force('Besides'),
      of: textColumn('Which is'),
      capacity: force('Capacity'),
      counts: textColumn('In this run'),
    },
  },
  resistance: {
    ...caisson,
    title: 'Resistance with depth',
    description: 'Of the wall per length of caisson; the friction is that of the outside.',
    columns: {
      depth: depth('Depth', 'z'),
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u' }),
      factor: numberColumn('-', 'Lateral bearing factor', { symbol: 'N_P' }),
      lateral: numberColumn('force_per_length', 'Lateral resistance', { symbol: 'P' }),
      friction: numberColumn('force_per_length', 'Skin friction'),
    },
  },
  attachment: {
    ...caisson,
    title: 'Padeye depth',
    description:
      'Horizontal capacity with the line at other depths, and the centre about which the caisson then turns.',
    columns: {
      depth: depth('Padeye depth', 'z_a'),
      capacity: force('Horizontal capacity', 'H_u'),
      share: numberColumn('-', 'Share of translation'),
      centre: depth('Centre of rotation', 'z_c'),
    },
  },
  slenderness: {
    ...caisson,
    title: 'Length',
    description:
      'The same diameter, wall and clay at other lengths, the padeye at the same share of the length; the weight as given.',
    columns: {
      ratio: numberColumn('-', 'Length over diameter'),
      length: depth('Length', 'L'),
      vertical: force('Vertical capacity', 'V_u'),
      horizontal: force('Horizontal capacity', 'H_u'),
    },
  },
  line: {
    ...line,
    title: 'Line in the soil',
    description: 'From the padeye upwards, as far as the line has an angle to be drawn by.',
    columns: {
      depth: depth('Depth', 'z'),
      distance: numberColumn('line_span', 'Distance from the padeye', { symbol: 'x' }),
      angle: numberColumn('inclination', 'Angle', { symbol: 'theta' }),
      tension: numberColumn('line_tension', 'Tension', { symbol: 'T' }),
    },
  },
}

export const figures = {
  caisson: {
    ...caisson,
    title: 'The caisson in the clay',
    description: 'In section, to scale; beside it the strength of the clay.',
  },
  drag: {
    ...drag,
    title: 'Anchor and line on the seabed',
    description: 'In elevation, not to scale: what holds and what pulls.',
  },
  plate: {
    ...plate,
    title: 'The plate in the clay',
    description:
      'In section, to scale: where it was set and where it is after keying; beside it the strength of the clay.',
  },
  line: {
    ...line,
    title: 'The line in the clay',
    description: 'In section, from where it enters the soil to the padeye; a long one is drawn higher than it is.',
  },
}

export const charts = {
  envelope: {
    ...caisson,
    title: 'Horizontal and vertical capacity together',
    description: 'The envelope of this caisson, with the pull and its factors of safety.',
  },
  resistance: {
    ...caisson,
    title: 'Resistance with depth',
    description:
      'Lateral resistance and outside friction per length, with the padeye, the optimum and the centre of rotation.',
  },
  strength: { ...caisson, title: 'Strength with depth', description: 'Undrained, along the caisson.' },
  attachment: {
    ...caisson,
    title: 'Horizontal capacity over padeye depth',
    description: 'Largest where the caisson does not turn; with the factored pull.',
  },
  slenderness: {
    ...caisson,
    title: 'Capacity over length',
    description: 'The same diameter and clay; the padeye at the same share of the length.',
  },
  holding: {
    ...drag,
    title: 'Holding capacity over weight',
    description: 'Of the anchor with the line before it, with the factored pull.',
  },
  pullout: { ...plate, title: 'Pullout over depth', description: 'Of this plate at other depths.' },
  shape: { ...line, title: 'Inverse catenary', description: 'Depth of the line over the distance from the padeye.' },
}
