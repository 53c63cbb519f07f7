/** The axis of charts over months. */

/** First day of a month; read and drawn in UTC, so that a chart is the same everywhere. */
export const timeOf = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}-01T00:00:00Z`
export const TIME = {
  field: 't',
  type: 'temporal',
  title: 'Month',
  scale: { type: 'utc' },
  axis: { tickCount: 8, labelOverlap: 'greedy' },
} as const
