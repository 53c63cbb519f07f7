/** What api-2sk-mooring answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const PRACTICE = 'standards/api-rp-2sk-2005'

export const about: About = {
  title: 'API RP 2SK mooring line strength check',
  question:
    'Is this mooring line strong enough for its tension, intact, with one line lost or while the unit moves there, and does its anchor hold?',
  askedAs: [
    'Is a line tension of 3800 kN allowed on chain with an MBL of 6978 kN?',
    'Does my mooring line pass 2SK in the one-line-broken condition?',
    'How much safety factor is left on the R4 chain after 25 years of corrosion?',
    'Combine mean, low-frequency and wave-frequency tension of a line and check it.',
    'Is the drag anchor good for the line load, and what would E301 say of the line?',
    'Is 60 % of the breaking load acceptable intact, damaged or in the transient after a line failure?',
  ],
  method: [
    {
      title: 'Breaking load',
      text: 'As given, else c d² (44 − 0.08 d) kN of chain, d in mm the diameter that corrosion and wear leave, c by grade; stud and studless chain alike.',
      module: 'standards/iacs-ur-w22-2016/chain.ts',
    },
    {
      title: 'Corrosion and wear',
      text: 'New diameter less rate times design life; the rate is on the diameter.',
      module: `${PRACTICE}/chain-corrosion.ts`,
    },
    {
      title: 'Tension from its parts',
      text: 'N is storm duration over zero up-crossing period. Of each part the largest tension is σ √(2 ln N), the significant one 2 σ. The part of the larger maximum leads, the waves on a tie: mean, its maximum, and the significant tension of the other.',
      module: `${PRACTICE}/combined-response.ts`,
    },
    {
      title: 'Line',
      text: 'Required factor by analysis method and condition: quasi-static 2.00, 1.43 and 1.18, dynamic 1.67, 1.25 and 1.05, intact, damaged and transient. Tension times factor up to the breaking load.',
      module: `${PRACTICE}/line-tension.ts`,
    },
    {
      title: 'Anchor',
      text: 'Required factor by mooring, anchor and condition; tension at the anchor times factor up to the holding capacity. None is required in the transient condition, nor of the drag anchor of a mobile mooring that is damaged.',
      module: `${PRACTICE}/anchors.ts`,
    },
    {
      title: 'DNV-OS-E301 beside it',
      text: 'Mean and dynamic tension, each with its partial factor, over the characteristic strength; intact by the ultimate limit state, damaged and transient by the accidental one.',
      module: 'standards/dnv-os-e301-2018/strength.ts',
    },
  ],
  assumptions: [
    'The tensions are those of an analysis of the whole mooring for the design return period; none is found here.',
    'A damaged tension is that of the worst loss of one line, in the new equilibrium.',
    'Low- and wave-frequency tensions are Gaussian, narrow-banded and independent of each other.',
    'A breaking load that is given is used as it is: it is not reduced for corrosion.',
    'Drag anchors after a quasi-static analysis have the factors of the dynamic one, and 1.0 of a mobile mooring.',
  ],
  validity: [
    'The third edition (2005); the fourth replaces parts of it.',
    'The Rayleigh maximum needs three peaks: with fewer a pass of a combined tension is not assessed.',
    'Factors of the practice and partial factors of DNV-OS-E301 follow public descriptions: compare them with the edition in force. Of the quasi-static partial factors, and of drag and plate anchors, no second print was found.',
    'A drag anchor must see no uplift in the intact condition, unless it is made for it.',
  ],
  notChecked: [
    'Fourth edition of API RP 2SK: survival and robustness',
    'Offsets and clearances; uplift and angle of the line at the anchor',
    'Fatigue of the line; connectors, fairleads and stoppers',
    'Proof loads of chain; breaking loads of wire and fibre rope',
    'Factors of anchors by DNV-RP-E301, E302 and E303',
    'All other lines of the mooring: one run checks one line in one condition',
  ],
}
