/** The figures of a run. */
import { separationOnly, wellPathOnly } from './modes.ts'

export const figures = {
  section: {
    title: 'Vertical section',
    description:
      'The well in its section plane to scale, depth downward, with its sharpest course; neighbours are thin, a projection is dashed.',
    onlyWhen: wellPathOnly,
  },
  plan: {
    title: 'Plan',
    description:
      'The well from above to scale, north upward, with the section plane; neighbours are thin, a projection is dashed, and an ellipse is two standard deviations of the last station.',
    onlyWhen: wellPathOnly,
  },
  clearance: {
    title: 'Two holes and the distance between them',
    description:
      'The holes across their line of centres to scale, with the distance that the separation rule asks for around this well.',
    onlyWhen: separationOnly,
  },
}
