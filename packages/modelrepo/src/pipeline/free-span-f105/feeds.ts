/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'effective_axial_force',
    to: { ref: 'modelrepo:span-rectification', input: 'effective_axial_force' },
    note: 'Effective axial force in operation, tension positive.',
  },
  {
    value: 'concrete_stiffness_factor',
    to: { ref: 'modelrepo:span-rectification', input: 'concrete_stiffness_factor' },
    note: 'Increase in bending stiffness due to concrete, as a fraction of the steel.',
  },
  {
    value: 'in_line_onset_reduced_velocity',
    to: { ref: 'modelrepo:span-rectification', input: 'in_line_onset_reduced_velocity' },
    note: 'In-line onset of the response model, including its safety factor.',
  },
]
