/** What span-rectification answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Free span rectification (supports)',
  question: 'How many supports does the span require to avoid in-line vibration, and what loads do they carry?',
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
      title: 'Surveyed span',
      text: 'Section properties, mass, buckling load, sag and frequencies are calculated as in the free span assessment.',
      module: 'modelrepo/pipeline/_shared/free-span/span.ts',
    },
    {
      title: 'Allowable length',
      text: 'The in-line natural frequency without sag is compared with the frequency required to avoid onset in current and waves, without a screening factor. For pinned or fixed ends without axial force, L_allow is scaled by the square root of the frequency ratio. Otherwise it is found by bracketed root-finding. If damping and turbulence are entered, the allowable lengths for all criteria of the free span assessment are also reported.',
      module: 'modelrepo/pipeline/span-rectification/calculate-allowable.ts',
    },
    {
      title: 'Support number and positions',
      text: 'The minimum number of equally spaced supports keeps the length of each span plus tolerance within L_allow. If a gap profile and maximum height are entered, supports are also placed as far apart as the support heights permit.',
      module: 'modelrepo/pipeline/span-rectification/calculate-supports.ts',
    },
    {
      title: 'Rectified span assessment',
      text: 'The natural frequency is calculated for the entered end condition and for pinned and fixed ends. If damping and turbulence are entered, the response models and fatigue calculation of the free span assessment are used.',
      module: 'modelrepo/pipeline/span-rectification/calculate-assessment.ts',
    },
    {
      title: 'Support loads',
      text: 'Each support carries the weight of one rectified span; the supports next to the span shoulders carry 1.25 times this weight. Bearing pressure, base area and height with scour allowance are calculated.',
      module: 'physics/span-supports.ts',
    },
    {
      title: 'Cost and vessel time',
      text: 'Costs and vessel days for mobilisation, supports and span length are calculated for each option.',
      module: 'modelrepo/pipeline/span-rectification/calculate-options.ts',
    },
  ],
  assumptions: [
    'The pipe is bare and vibrates in its first in-line mode. The flow is normal to the pipe.',
    'Supports are equivalent to shoulders. Each rectified span has the same end conditions as the surveyed span and vibrates independently.',
    'Supports are placed under the pipe in its existing position. The pipe is not lifted.',
    'Each support next to a span shoulder carries the middle reaction of two equal spans with simply supported ends. With more spans the reaction is lower.',
  ],
  validity: [
    'Valid for span lengths of 30 to 140 diameters, sag up to 2.5 diameters and compression up to half the buckling load. Outside these limits a warning is issued and, if unconservative, a rectified span does not pass. Spans at the buckling load are rejected.',
    'Valid for onset reduced velocities up to 2, the maximum of the in-line response model. Above this a warning is issued because the rectified spans may vibrate in line.',
    'Valid for up to 1,000 supports.',
  ],
  notChecked: [
    'Interaction of spans across a support and the effect of finite support stiffness',
    'Support stability against current, trawl gear and tipping, and settlement (only bearing pressure is checked)',
    'Pipe stress over a support and local contact between pipe and support',
    'New spans due to scour and mobile sand waves',
    'Fatigue if damping ratio and turbulence intensity are not entered, and other span criteria (see free span assessment)',
  ],
}
