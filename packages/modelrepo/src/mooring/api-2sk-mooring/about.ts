/** What api-2sk-mooring answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const PRACTICE = 'standards/api-rp-2sk-2005'

export const about: About = {
  title: 'API RP 2SK mooring line strength check',
  question: 'Do the mooring line and anchor meet API RP 2SK in this condition?',
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
      text: 'The breaking load is used as entered. If omitted, it is c d² (44 − 0.08 d) kN for stud-link or studless chain, where d is the corroded diameter in mm and c depends on the grade.',
      module: 'standards/iacs-ur-w22-2016/chain.ts',
    },
    {
      title: 'Corrosion and wear',
      text: 'The corroded diameter is the new diameter less corrosion rate times design life. The rate is the loss of diameter per year.',
      module: `${PRACTICE}/chain-corrosion.ts`,
    },
    {
      title: 'Combined tension',
      text: 'N is the storm duration divided by the zero up-crossing period. The maximum of each component is σ √(2 ln N) and the significant value is 2 σ. The mean tension, the larger maximum and the significant value of the other component are added. If the maxima are equal, the wave-frequency component is dominant.',
      module: `${PRACTICE}/combined-response.ts`,
    },
    {
      title: 'Line strength',
      text: 'The required safety factors depend on analysis method and condition. For intact, damaged and transient conditions they are 2.00, 1.43 and 1.18 (quasi-static) or 1.67, 1.25 and 1.05 (dynamic). The tension multiplied by the factor is compared with the breaking load.',
      module: `${PRACTICE}/line-tension.ts`,
    },
    {
      title: 'Anchor strength',
      text: 'The required safety factor depends on mooring type, anchor type and condition. The anchor tension multiplied by the factor is compared with the holding capacity. No factor is required in the transient condition, or for a drag anchor of a damaged mobile mooring.',
      module: `${PRACTICE}/anchors.ts`,
    },
    {
      title: 'DNV-OS-E301 comparison',
      text: 'Mean and dynamic tension, each multiplied by its partial factor, are compared with the characteristic strength. The ultimate limit state applies to the intact condition, and the accidental limit state to the damaged and transient conditions.',
      module: 'standards/dnv-os-e301-2018/strength.ts',
    },
  ],
  assumptions: [
    'The tensions are obtained from an analysis of the whole mooring for the design return period and are not calculated here.',
    'The damaged line tension is that after the worst single-line failure, at the new equilibrium.',
    'Low- and wave-frequency tensions are Gaussian, narrow-banded and mutually independent.',
    'A breaking load entered directly is not reduced for corrosion.',
    'For drag anchors the dynamic-analysis factors are also used in a quasi-static analysis. The factor for an intact mobile mooring is 1.0.',
  ],
  validity: [
    'Valid for the third edition (2005), parts of which are superseded by the fourth edition.',
    'Valid for storms with at least three peaks. With fewer peaks, a check on a combined tension that would otherwise pass is reported as not assessed.',
    'API RP 2SK and DNV-OS-E301 factors are taken from published descriptions. Verify against the current edition before issue. No second source was found for the quasi-static partial factors or the drag and plate anchor factors.',
    'Drag anchors shall have no uplift in the intact condition unless designed for it.',
  ],
  notChecked: [
    'API RP 2SK fourth edition survival and robustness criteria',
    'Offsets and clearances; line uplift and angle at the anchor',
    'Line fatigue; connectors, fairleads and stoppers',
    'Chain proof loads; wire and fibre rope breaking loads',
    'Anchor factors to DNV-RP-E301, E302 and E303',
    'Other lines of the mooring (each run checks one line in one condition)',
  ],
}
