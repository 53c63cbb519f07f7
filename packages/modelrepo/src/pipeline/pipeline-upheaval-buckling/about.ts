/** What pipeline-upheaval-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline upheaval buckling and cover design',
  question: 'How much cover is required to prevent upheaval buckling of the buried line at its imperfections?',
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
      text: 'The compression is calculated for a fully restrained pipe under pressure and temperature, less the residual lay tension. Compression is positive. The temperature rise at each surveyed imperfection is used for that imperfection.',
      module: 'physics/pipeline-buckling/effective-force.ts',
    },
    {
      title: 'Universal curve',
      text: 'The dimensionless download phi_w is calculated from the dimensionless length phi_L in three branches: up to 4.49 (constant), 4.49 to 8.06 and above 8.06. The required download is calculated from phi_w, imperfection height, compression and bending stiffness. The maximum of the curve gives the critical length.',
      module: 'physics/pipeline-buckling/palmer.ts',
    },
    {
      title: 'Design formula',
      text: 'If the installation weight determines the imperfection shape, the two-term design formula is used. It is the last branch of the curve at the natural length L_0. Below phi_L = 8.06 the formula gives values below the curve and eventually below zero. The larger of the formula and the curve at L_0 is required.',
      module: 'physics/pipeline-buckling/palmer.ts',
    },
    {
      title: 'Uplift resistance',
      text: 'Drained resistance is the soil weight above the pipe plus side shear calculated from the uplift coefficient. The Schaminee formula, based on the cover to the pipe centre H_c, is reported for comparison. Clay resistance is s_u D times the lesser of H_c/D and three.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Cover',
      text: 'The submerged weight plus the uplift resistance divided by gamma_UR is compared with the required download w_req times gamma_L. The required cover provides the remaining download times gamma_UR.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Upward creep',
      text: 'The mobilised share at each start-up is w_req less the submerged weight, divided by the uplift resistance. It is compared with the allowable share. The displacement at peak resistance is the mobilisation ratio r_f times the cover.',
      module: 'standards/dnv-rp-f110-2018/uplift.ts',
    },
    {
      title: 'Hobbs vertical mode',
      text: 'The minimum fully restrained force to lift a straight line is found over the lengths at which the mode has a real root. The amplitude and moment are calculated at the corresponding length.',
      module: 'physics/pipeline-buckling/hobbs-vertical.ts',
    },
    {
      title: 'Survey and rock',
      text: 'Each surveyed imperfection is assessed by the universal curve. A rock berm provides the missing cover over the length of the imperfection, with the entered crest width and side slope.',
      module: 'physics/pipeline-buckling/rock-berm.ts',
    },
    {
      title: 'Pipe on the crest',
      text: 'The moment and strain of a pipe on a prop of the entered height and length are calculated. The strain is compared with the strain resistance, and the moment is assessed by the load-controlled criterion.',
      module: 'standards/dnv-st-f101-2021/combined-loading.ts',
    },
  ],
  assumptions: [
    'Compression is positive and applies to a fully restrained line, far from its ends and without slip.',
    'The imperfection length is measured from the crest to the end of the feature. The profile is smooth and symmetrical.',
    'The design formula is used as published. At long lengths its first term is 2.5 % above the universal curve at the natural length (1.16 against 1.131). The larger value is required.',
    'Conservative values are assumed for inputs not entered and are reported with the verdict. These are loose backfill (uplift coefficient 0.1), grade B, safety class high and girth weld factor 0.6. Partial factors default to 1, which is for model verification only.',
    'If an imperfection length is entered, the universal curve is used. The installation weight then determines only the natural length.',
    'Area, bending stiffness and soil width are for the bare steel pipe, without coating.',
    'Cover is measured from the seabed or berm to the top of pipe, with one unit weight and uplift coefficient over its depth.',
    'If a shear strength is entered, the lower of drained and undrained resistance is used, and the required cover satisfies both.',
    'The crest moment is for a pipe on a prop, 2.4 times the moment of a cosine with the same height and length. The condition factor is 1.07 and the load effect factor 1.1.',
    'The net pressure in the load-controlled criterion is the pressure above its as-laid value, without credit for external pressure.',
    'Each surveyed imperfection is isolated and assessed by the universal curve. Rock provides the missing cover over the whole length of the imperfection, with the unit weight and uplift coefficient of the cover.',
    'Creep uses the mobilised share of uplift resistance at each start-up, without factors.',
  ],
  validity: [
    'Valid for buried, trenched or rock-covered pipe. For surface-laid pipe see lateral buckling.',
    'The universal curve is valid from a dimensionless length of 2; below this no download check passes. The design formula is valid from 8.06 at the natural length. If the universal curve requires more download, the curve governs and a warning is issued.',
    'Valid for elastic pipe. If the crest moment exceeds the plastic moment, a warning is issued.',
    'The load-controlled criterion is valid for D/t of 15 to 45 and the strain criterion for D/t up to 45. Outside these ranges the check is not assessed.',
    'The Hobbs vertical mode is valid for a straight line without cover. It is a bound, not a design basis.',
  ],
  notChecked: [
    'Pipe movement during soil mobilisation and post-peak softening (requires finite element analysis)',
    'DNV-RP-F110 partial factors from soil and survey scatter (enter these as inputs)',
    'Scour, loose, liquefied or remoulded trench backfill, and backfill that drains more slowly than the line heats',
    'Slip towards the ends and the resulting force reduction',
    'Interacting features and out-of-straightness in plan',
    'Pressure containment, collapse, fatigue, free spans and fishing gear interaction',
  ],
}
