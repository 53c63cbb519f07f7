/** The figures of a run. */
import { separationOnly, wellPathOnly } from './modes.ts'

export const figures = {
  section: {
    title: 'Well in its section plane',
    description:
      'To scale, depth downward, with the sharpest course in blue; neighbours are thin, a projection is dashed.',
    onlyWhen: wellPathOnly,
  },
  plan: {
    title: 'Well from above',
    description:
      'To scale, north upward, with the section plane; neighbours are thin, a projection is dashed, and an ellipse is two standard deviations of the last station.',
    onlyWhen: wellPathOnly,
  },
  clearance: {
    title: 'Two holes and the distance between them',
    description:
      'The holes across their line of centres to scale, with the distance that the separation rule asks for around this well.',
    onlyWhen: separationOnly,
  },
}
