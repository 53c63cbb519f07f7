/** What pipe-ovality answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipe ovality and out-of-roundness',
  question: 'What is the ovality by each definition, is it acceptable and how does it affect collapse resistance?',
  askedAs: [
    'Is this joint too oval to go on the lay barge?',
    'My callipers read 325.0 and 322.7 mm on a 12 inch pipe: is that within API 5L?',
    'How much collapse strength do I lose at 2 % flattening?',
    'What does reeling do to the roundness of the pipe at 1.5 % strain?',
    'Convert Dmax and Dmin into f0 and delta, and check them against the code limits.',
    'Out-of-roundness from the largest and smallest diameter or a caliper trace after reeling or bending',
  ],
  method: [
    {
      title: 'Caliper trace diameters',
      text: 'Diameters are calculated as sums of opposite radii, so caliper eccentricity does not affect them. Harmonics of the radius are calculated; the first is the caliper offset. For the second harmonic alone, D_max and D_min differ by four amplitudes.',
      module: 'physics/roundness.ts',
    },
    {
      title: 'DNV-ST-F101 ovality',
      text: 'D_max less D_min is divided by the nominal diameter. The limit is 0.03 after installation, or the project limit.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
    {
      title: 'API RP 1111 ovality',
      text: 'D_max less D_min is divided by the sum of D_max and D_min.',
      module: 'standards/api-rp-1111-2015/bending.ts',
    },
    {
      title: 'API 5L out-of-roundness',
      text: 'D_max less D_min is compared with the API 5L limit. The pipe body limit is 0.020 D from 60.3 to 610 mm, then the lesser of 0.015 D and 15 mm up to 1,422 mm. The pipe end limit is 0.015 D up to 610 mm, then the lesser of 0.010 D and 13 mm. Limits above 610 mm apply for D/t up to 75.',
      module: 'standards/api-5l-2018/out-of-roundness.ts',
    },
    {
      title: 'Collapse',
      text: 'The cubic equation for the collapse pressure p_c contains the elastic and plastic collapse pressures p_el and p_p and the ovality f_0. Its smallest positive root is the collapse pressure. The ovality f_0 is at least 0.005.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
    {
      title: 'Ovality under bending',
      text: 'The ovality under bending is f_0 plus the increase due to bending strain and D/t, amplified as p_e approaches p_c. It is compared with the limit for measured ovality.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
    {
      title: 'Local out-of-roundness',
      text: 'The template gap is limited to 0.5 % of the diameter, if required.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
  ],
  assumptions: [
    'Reported ovality follows DNV-ST-F101 unless stated otherwise. It is twice the API RP 1111 ovality.',
    'Collapse and bending use the nominal diameter and entered wall thickness. Enter the characteristic wall thickness if tolerance or corrosion is to be included.',
    'The collapse pressure is a characteristic value without safety factors. The yield strength is SMYS times alpha_U at room temperature.',
    'If the fabrication factor is not entered, collapse uses the lowest value (UOE pipe).',
    'API 5L limits apply to the specified outside diameter. From 219.1 mm the inside diameter may be measured instead (table 10, note c).',
    'An entered list of ovalities replaces the measured ovality for collapse. Each value is raised to at least 0.005.',
    'Ovality under bending has the same limit as measured ovality, because DNV-ST-F101 limits fabrication and bending together.',
    'Trace radii are at equal angles over one turn. The angular resolution is half the step.',
  ],
  validity: [
    'API 5L limits are valid for diameters of 60.3 to 1,422 mm, and above 610 mm for D/t up to 75. Outside this range API 5L gives no limit.',
    'Ovality above 0.10 is rejected as a data error.',
    'Valid for external pressure below the collapse pressure.',
    'The API 5L table, its clause numbers and the ovalisation under bending are taken from published reproductions. Verify against the edition in force before issue.',
  ],
  notChecked: [
    'API 5L diameter tolerances, straightness and weld misalignment, and the annex J requirements for offshore service, which are stricter for some pipe',
    'Collapse against external pressure with safety factors (see the wall thickness and pipe capacity workflows)',
    'Local buckling under bending, and residual ovality after unloading (reeling, straightening)',
    'Dents and other local defects not covered by the template check',
    'Batches of joints (run one joint at a time)',
    'Absolute template gap limits in mm set by some specifications',
  ],
}
