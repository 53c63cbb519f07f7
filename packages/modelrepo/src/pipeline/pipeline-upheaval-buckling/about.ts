/** What pipeline-upheaval-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline upheaval buckling and cover design',
  question: 'How much cover or rock does this buried hot line need so that it does not lift over its imperfections?',
  askedAs: [
    'Will my buried flowline pop out of the trench when it heats up?',
    'What depth of backfill holds a hot 8 inch line down over a 0.2 m overbend?',
    'Check UHB of a trenched pipe against the Palmer curve with our soil data.',
    'How much rock dump do the out-of-straightness survey peaks need?',
    'Is the uplift resistance of the cover enough for the operating temperature and pressure?',
    'Download over a prop in the trench of an HPHT line: soil cover, rock berm height or mattress?',
  ],
  method: [
    {
      title: 'Effective compression',
      text: 'That of a fully restrained pipe by pressure and temperature, less the residual lay tension; compression positive; at each surveyed imperfection with its own temperature rise.',
      module: 'physics/pipeline-buckling/effective-force.ts',
    },
    {
      title: 'Universal curve',
      text: 'phi_w over phi_L in three branches: level up to 4.49, then to 8.06, then beyond. The required download follows from phi_w with height, compression and bending stiffness. The top of the curve gives the critical length.',
      module: 'physics/pipeline-buckling/palmer.ts',
    },
    {
      title: 'Design formula',
      text: 'Where the shape comes from the weight at installation: the formula of two terms, which is the last branch of the curve at the natural length L_0. Below phi_L = 8.06 it falls under the curve and then below zero: the larger of the formula and the curve at L_0 is required.',
      module: 'physics/pipeline-buckling/palmer.ts',
    },
    {
      title: 'Uplift resistance',
      text: 'Drained: the soil above the pipe and, by the uplift coefficient, the shear beside it. Beside it the form of Schaminee on the cover to the centre H_c; in clay s_u on the diameter, times H_c over the diameter or three, whichever is less.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Cover',
      text: 'Submerged weight and the resistance over gamma_UR against w_req times gamma_L; the cover at which the soil just gives what the weight leaves, times gamma_UR.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Upward creep',
      text: 'Share of the resistance that each start-up mobilises, w_req less the weight, against the share allowed; displacement at the peak by r_f and the cover.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Vertical mode of Hobbs',
      text: 'Fully restrained force that a straight line needs to lift, smallest over the lengths at which its root is real; amplitude and moment there.',
      module: 'physics/pipeline-buckling/hobbs-vertical.ts',
    },
    {
      title: 'Survey and rock',
      text: 'Each surveyed imperfection by the universal curve; a berm of the missing cover over its length, with crest width and side slope.',
      module: 'physics/pipeline-buckling/rock-berm.ts',
    },
    {
      title: 'Pipe on the crest',
      text: 'Moment of a pipe on a prop of this height and length and its strain, against the strain resistance and the load controlled criterion.',
      module: 'standards/dnv-st-f101-2021/combined-loading.ts',
    },
  ],
  assumptions: [
    'Compression is positive. It is that of a fully restrained line: far from its ends, and without slip.',
    'The length of an imperfection runs from its crest to the end of the feature; the profile is smooth and alike on both sides.',
    'The design formula is as printed: at long lengths its first term is 2.5 % above the universal curve at the natural length (1.16 against 1.131). The larger of the two is required.',
    'What is left out is the safe choice and is said beside the verdict: loose backfill (uplift coefficient 0.1), grade B, safety class high, girth weld factor 0.6. Partial factors that are left out are 1, which checks the model only.',
    'Where an imperfection length is given the universal curve is used; the weight at installation then only gives the natural length.',
    'Area, bending stiffness and soil width are those of the steel pipe: no coating is added to the diameter.',
    'Cover runs from the seabed or berm to the top of the pipe, with one unit weight and one uplift coefficient over its depth.',
    'With a shear strength the lower of drained and undrained resistance counts, and the cover satisfies both.',
    'The crest moment is that of a pipe on a prop, 2.4 times that of a cosine of the same height and length; condition factor 1.07, load effect factor 1.1.',
    'The net pressure of the load controlled criterion is the pressure above as-laid, without credit for external pressure.',
    'Each surveyed imperfection is on its own, by the universal curve; rock makes up missing cover over its whole length and has the unit weight and coefficient of the cover.',
    'Creep: the share of the uplift resistance that a start-up uses is counted without factors.',
  ],
  validity: [
    'Buried, trenched or rock-covered pipe. For a pipe on the bed see lateral buckling.',
    'Universal curve from a dimensionless length of 2; shorter, no download check passes. The design formula from 8.06 at the natural length: where the universal curve asks for more, it governs, with a warning.',
    'Elastic pipe: a crest moment beyond the plastic moment is warned of.',
    'Load controlled criterion for D/t from 15 to 45, strain criterion up to 45: outside, the check is not assessed.',
    'The vertical mode of Hobbs is for a straight line without cover: a bound, not a design.',
  ],
  notChecked: [
    'The movement of the pipe as the soil mobilises, and what softens after the peak: a finite element analysis shows it',
    'Partial factors from soil and survey scatter of DNV-RP-F110: give them as inputs',
    'Scour, trench backfill that is loose, liquefied or remoulded, and backfill that drains slower than the line heats',
    'Slip towards the ends and the force that it takes off',
    'Features that stand close together, and out-of-straightness in plan',
    'Pressure containment, collapse, fatigue, free spans, gear interaction',
  ],
}
