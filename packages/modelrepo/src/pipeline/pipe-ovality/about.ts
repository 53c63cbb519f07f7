/** What pipe-ovality answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipe ovality and out-of-roundness',
  question: 'How oval is this pipe by each definition, is that allowed, and what does it cost in collapse resistance?',
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
      title: 'Diameters of a caliper trace',
      text: 'Sums of opposite radii, which an eccentric caliper does not change; harmonics of the radius, the first being the offset. By the second alone D_max and D_min differ by four amplitudes.',
      module: 'physics/roundness.ts',
    },
    {
      title: 'Ovality of DNV-ST-F101',
      text: 'D_max less D_min over the nominal diameter; at most 0.03 after installation, or the limit of the project.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
    {
      title: 'Ovality of API RP 1111',
      text: 'D_max less D_min over their sum.',
      module: 'standards/api-rp-1111-2015/bending.ts',
    },
    {
      title: 'Out-of-roundness of API 5L',
      text: 'D_max less D_min. Body: 0.020 D from 60.3 to 610 mm, the lesser of 0.015 D and 15 mm up to 1422 mm; end: 0.015 D, the lesser of 0.010 D and 13 mm. Above 610 mm for D/t up to 75.',
      module: 'standards/api-5l-2018/out-of-roundness.ts',
    },
    {
      title: 'Collapse',
      text: 'The cubic of p_c with p_el, p_p and f_0, which is the ovality and at least 0.005; smallest positive root.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
    {
      title: 'Ovality under bending',
      text: 'f_0 and what the bending strain adds by D/t, enlarged as p_e nears p_c, against the same limit.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
    {
      title: 'Local out-of-roundness',
      text: 'Gap under a template at most 0.5 % of the diameter, where it is required.',
      module: 'standards/dnv-st-f101-2021/ovality.ts',
    },
  ],
  assumptions: [
    'The ovality reported is that of DNV-ST-F101 unless it says otherwise: twice that of API RP 1111.',
    'Collapse and bending use the nominal diameter and the wall as given: enter the characteristic wall where tolerance or corrosion is to count.',
    'Collapse pressure is characteristic, without safety factors, and with yield strength SMYS alpha_U at room temperature.',
    'Where its fabrication factor is not given, collapse is for the lowest, that of UOE pipe.',
    'Limits of API 5L are on the specified outside diameter; from 219.1 mm on the inside diameter may be measured instead (note c of table 10).',
    'A list of ovalities replaces the measured one for collapse; each is raised to 0.005.',
    'The ovality under bending is held against the same limit as the measured one: DNV-ST-F101 limits fabrication and bending together.',
    'Radii of a trace are at equal angles over one turn; resolution is half the step.',
  ],
  validity: [
    'API 5L sets no limit of its own below 60.3 mm, above 1422 mm, or above 610 mm with D/t over 75.',
    'Ovality above 0.10 is refused as an error in the data.',
    'External pressure below the collapse pressure.',
    'The table of API 5L, its clause numbers and the ovalisation under bending follow public reproductions: compare them with the edition in force.',
  ],
  notChecked: [
    'Diameter tolerances, straightness and weld misalignment of API 5L, and its annex J for offshore service, which is stricter for some pipe',
    'Collapse against an external pressure with safety factors: see the wall thickness and pipe capacity workflows',
    'Local buckling under bending; ovality left after unloading (reeling, straightening)',
    'Dents and other local defects beyond the template',
    'A batch of joints: run one at a time',
    'The absolute limit in mm that some specifications set on the template gap',
  ],
}
