/** What span-rectification answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Free span rectification (supports)',
  question:
    'How many supports does this span need so that the flow does not make it vibrate, where, and what do they carry?',
  askedAs: [
    'How many grout bags do I need under this 60 m free span, and at what spacing?',
    'Where should the rock berms or mattresses go so that the pipe stops strumming in the current?',
    'What load does each prop carry, and will the soft clay bear it?',
    'Is it cheaper to dump rock or to set mechanical supports, in vessel days and dollars?',
    'After shortening the unsupported length, does VIV fatigue last the remaining service life?',
    'Span too long in the ROV survey, or failing DNV-RP-F105: number, position and height of props or sandbags',
  ],
  method: [
    {
      title: 'Span as surveyed',
      text: 'Section, mass, buckling load, sag and frequencies, as free-span-f105.',
      module: 'modelrepo/pipeline/_shared/free-span/span.ts',
    },
    {
      title: 'Allowable length',
      text: 'The in-line frequency that onset asks for in current and waves together, without screening factor, against the frequency without sag. Between plain ends without axial force L_allow goes by the square root of the two frequencies, otherwise by bracketed root. With damping and turbulence given, the lengths of all criteria of free-span-f105 beside it.',
      module: 'modelrepo/pipeline/span-rectification/calculate-allowable.ts',
    },
    {
      title: 'Number and places',
      text: 'The fewest supports at equal spacing with which each span and its tolerance stay within L_allow; with a gap profile and a maximum height also placed as far apart as heights let them.',
      module: 'modelrepo/pipeline/span-rectification/calculate-supports.ts',
    },
    {
      title: 'Rectified spans again',
      text: 'Frequency with the same ends and with pinned and fixed ones; response models and fatigue by free-span-f105 where damping and turbulence are given.',
      module: 'modelrepo/pipeline/span-rectification/calculate-assessment.ts',
    },
    {
      title: 'Support loads',
      text: 'The weight of one rectified span on each support, 1.25 times as much on the first interior one; bearing pressure, base area, height with scour allowance.',
      module: 'physics/span-supports.ts',
    },
    {
      title: 'Cost and vessel time',
      text: 'Mobilisation, supports, length of the span and vessel days of each option.',
      module: 'modelrepo/pipeline/span-rectification/calculate-options.ts',
    },
  ],
  assumptions: [
    'A bare pipe, its first in-line mode; the flow is normal to the pipe.',
    'Supports are as good as shoulders: each rectified span has the ends that the surveyed one has, and vibrates alone.',
    'Supports go under the pipe as it lies; it is not lifted.',
    'The most loaded support carries what two equal spans with free ends put on it; with more spans it is less.',
  ],
  validity: [
    'Spans of 30 to 140 diameters, sag up to 2.5 diameters, compression up to half the buckling load: outside, a warning, and where that may be unsafe a rectified span does not pass. At the buckling load the span is refused.',
    'Onset up to the highest of the in-line response model, 2: above, a warning, since the rectified spans may vibrate in line.',
    'Up to 1000 supports.',
  ],
  notChecked: [
    'Spans that interact over a support, and what a support of finite stiffness lets through',
    'Stability of a support against current, trawl gear and tipping; settlement beyond the bearing pressure',
    'Stress in the pipe over a support, and local contact of pipe and support',
    'Scour that makes new spans, and sand waves that move',
    'Fatigue without damping ratio and turbulence intensity; other criteria of a span: see free-span-f105',
  ],
}
