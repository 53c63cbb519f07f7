/** One look for all charts: it reads on white, on black and on paper, so text and axes take the colour of the page. */

/** Three to one and better against white and against the dark page. */
export const PALETTE = [
  '#2b7fd3',
  '#cf5f17',
  '#2c9160',
  '#9463c9',
  '#d1495b',
  '#1b8c99',
  '#9a6c3c',
  '#77818c',
  '#a98300',
  '#5c6ac4',
]
export const DASHES = [
  [1, 0],
  [7, 3],
  [2, 2.5],
  [9, 3, 2, 3],
  [4, 2],
  [12, 4],
  [1, 3],
  [6, 2, 1, 2, 1, 2],
]
export const SHAPES = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'cross',
  'triangle-down',
  'triangle-right',
  'triangle-left',
]

/** Bars and areas have no dashes: one is paler than the next, on grey paper too. As hexadecimal opacity. */
const STRENGTHS = ['', '66', 'b3', '40', 'd9', '80']
export const FILLS = STRENGTHS.flatMap((_, round) =>
  PALETTE.map((colour, i) => `${colour}${STRENGTHS[(round * PALETTE.length + i) % STRENGTHS.length]}`),
)

const FONT = 'system-ui, sans-serif'
const INK = 'currentColor'
const SIZE = 13

/** Short names: the ticks of a year stand beside each other. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const TIME = {
  dateTime: '%Y-%m-%d %H:%M',
  date: '%Y-%m-%d',
  time: '%H:%M',
  periods: ['AM', 'PM'],
  days: DAYS,
  shortDays: DAYS,
  months: MONTHS,
  shortMonths: MONTHS,
}

export const CHART_CONFIG = {
  aria: false,
  background: null,
  font: FONT,
  /** On the right the name of the last tick reaches beyond the plot. */
  padding: { left: 2, right: 24, top: 2, bottom: 2 },
  locale: {
    time: TIME,
    number: { decimal: '.', thousands: '', grouping: [3], currency: ['', ''] },
  },
  axis: {
    labelColor: INK,
    titleColor: INK,
    tickColor: INK,
    domainColor: INK,
    gridColor: INK,
    domainOpacity: 0.45,
    tickOpacity: 0.45,
    gridOpacity: 0.13,
    labelFontSize: SIZE,
    titleFontSize: SIZE,
    titleFontWeight: 500,
    titlePadding: 8,
    labelFlush: false,
    labelLimit: 260,
    titleLimit: 600,
  },
  axisXQuantitative: { labelOverlap: 'parity', labelSeparation: 10 },
  axisXTemporal: { labelOverlap: 'greedy', labelSeparation: 10 },
  legend: {
    labelColor: INK,
    titleColor: INK,
    labelFontSize: SIZE,
    titleFontSize: SIZE,
    titleFontWeight: 500,
    labelLimit: 580,
    symbolStrokeWidth: 2.5,
    symbolSize: 260,
    columnPadding: 20,
    padding: 0,
    offset: 8,
    /** That of the sizes below that of the colours. */
    layout: { top: { direction: 'vertical', margin: 6 } },
  },
  header: { labelColor: INK, titleColor: INK, labelFontSize: SIZE, titleFontSize: SIZE },
  title: { color: INK, subtitleColor: INK, fontSize: 13, fontWeight: 600, anchor: 'start' },
  view: { stroke: null },
  mark: { color: PALETTE[0] },
  line: { strokeWidth: 2 },
  trail: { color: PALETTE[0] },
  rule: { color: INK, opacity: 0.75 },
  text: { color: INK, fontSize: SIZE },
  point: { size: 36 },
  /** The run's own point; a series is never drawn so. */
  style: { marker: { color: INK, stroke: 'var(--page)', strokeWidth: 1.5, opacity: 1 } },
  bar: { color: PALETTE[0] },
  range: {
    category: PALETTE,
    ordinal: { scheme: 'viridis' },
    ramp: { scheme: 'viridis' },
    heatmap: { scheme: 'viridis' },
  },
}
