/** What wall-thickness-quickcheck answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline wall thickness, four-code comparison',
  question: 'What wall thickness is required, which code governs, and is the selected wall thickness adequate?',
  askedAs: [
    'How thick must a 12 inch X65 export line or flowline be for 200 bar?',
    'Compare the DNV, API and ASME codes: which one asks for the thickest pipe?',
    'Does schedule 80 hold burst and hydrostatic collapse in 1500 m of water?',
    'Minimum pipe wall for a design pressure, OD, SMYS and location class, please.',
    'Would a buckle run along this pipeline, or is it thick enough to stop it?',
    'Is the nominal wall enough to F101, RP 1111, B31.4 and B31.8, and which API 5L wall comes next?',
  ],
  method: [
    {
      title: 'Local pressures',
      text: 'The design pressure (times gamma_inc for DNV-ST-F101) is adjusted for the contents head down to the point. The external pressure p_e is entered or calculated from the elevation. The test pressure is adjusted similarly for the test water.',
      module: 'standards/dnv-st-f101-2021/pressures.ts',
    },
    {
      title: 'DNV-ST-F101 strengths',
      text: 'The strengths f_y and f_u are SMYS and SMTS less de-rating, multiplied by alpha_U. The pressure containment strength f_cb is the lesser of f_y and f_u/1.15. De-rating is linear between the points of figure 5-2.',
      module: 'standards/dnv-st-f101-2021/material.ts',
    },
    {
      title: 'DNV-ST-F101 pressure containment',
      text: 'The local incidental pressure p_li less p_e is limited to the pressure containment resistance p_b(t_1), divided by gamma_m and the safety class resistance factor. The limit is solved for t_1 in closed form.',
      module: 'standards/dnv-st-f101-2021/pressure-containment.ts',
    },
    {
      title: 'DNV-ST-F101 test limits',
      text: 'If test data are entered, p_li less p_e is checked against two limits. The first is the local system test pressure divided by its factor, less p_e. The second is the mill test pressure times alpha_U, divided by its factor.',
      module: 'standards/dnv-st-f101-2021/pressure-containment.ts',
    },
    {
      title: 'Wall thicknesses',
      text: 't_1 is the nominal wall thickness less fabrication tolerance and corrosion allowance; t_2 is the nominal wall thickness less corrosion allowance. Required nominal wall thicknesses include these allowances. The other codes use the nominal wall thickness less corrosion allowance because their design factors include the mill tolerance.',
      module: 'standards/dnv-st-f101-2021/wall.ts',
    },
    {
      title: 'DNV-ST-F101 collapse',
      text: 'The cubic equation for the collapse pressure p_c contains the elastic and plastic collapse pressures p_el and p_p and the ovality f_0. Its smallest positive root is found in closed form. The required wall thickness is found by bracketed root-finding.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
    {
      title: 'DNV-ST-F101 propagation buckling',
      text: 'The propagation pressure p_pr is calculated from f_y, alpha_fab and t_2/D raised to the power 2.5. The formula applies for D/t_2 of 15 to 45 and is solved for the required wall thickness.',
      module: 'standards/dnv-st-f101-2021/propagation.ts',
    },
    {
      title: 'API RP 1111',
      text: 'The logarithmic burst formula is solved for the wall thickness at all D/t. The design pressure is limited to 0.80 times the hydrostatic test pressure, which includes the design, weld joint and temperature factors.',
      module: 'standards/api-rp-1111-2015/burst.ts',
    },
    {
      title: 'ASME B31.4',
      text: 'Hoop stress based on the outside diameter is limited to F times E times the yield strength. The net pressure is used, as in chapter IX.',
      module: 'standards/asme-b31.4-2019/hoop-stress.ts',
    },
    {
      title: 'ASME B31.8',
      text: 'Hoop stress based on the outside diameter is limited to F times E times T times the yield strength. F depends on the location class.',
      module: 'standards/asme-b31.8-2020/hoop-stress.ts',
    },
    {
      title: 'ASME B31.8 temperature factor',
      text: 'The factor is 1.000 up to 121 °C, 0.967 at 149 °C, 0.933 at 177 °C, 0.900 at 204 °C and 0.867 at 232 °C. Intermediate values are interpolated linearly. It is also used as f_t of API RP 1111.',
      module: 'standards/asme-b31.8-2020/temperature.ts',
    },
    {
      title: 'Results by code',
      text: 'The required and nominal wall thicknesses, next standard wall thickness, mass, utilisation of the selected wall thickness and governing check are reported.',
      module: 'standards/asme-b36.10m-2018/walls.ts',
    },
  ],
  assumptions: [
    'Required wall thicknesses are net, before corrosion allowance and tolerance, for the net pressure (internal less external).',
    'DNV-ST-F101 uses the local incidental pressure. The other three codes use the local design pressure.',
    'All four codes include the contents head if elevation and content density are entered. Otherwise the design pressure is used at the point without adjustment.',
    'If neither external pressure nor elevation is entered, no external pressure is credited. Collapse and propagation are then not assessed.',
    'ASME B31.8 is included only if its location class or design factor is entered.',
    'External pressure is credited in all four codes. The onshore rules of ASME B31.8 do not provide for this, so that check is then not assessed.',
    'Collapse and propagation are assessed for an empty pipe (p_min = 0) with the strength f_y, not f_cb.',
    'De-rating reduces SMYS and SMTS equally, before alpha_U.',
    'Only DNV-ST-F101 deducts the mill or fabrication tolerance. API RP 1111 and ASME B31 include it in the design factor.',
    'ASME hoop stress is based on the outside diameter at all D/t unless the mean diameter is selected.',
    'API RP 1111 uses the joint factor E as its weld joint factor and the ASME B31.8 table for temperature.',
  ],
  validity: [
    'External pressure and elevation must agree for water densities of 1,000 to 1,050 kg/m³ and 5 m of tide and surge. If they do not, no check that depends on them passes.',
    'DNV-ST-F101 de-rating curves are valid up to 200 °C. Higher temperatures are rejected.',
    'ASME B31.4 is valid for metal temperatures up to 120 °C. Above this the check can fail but cannot pass.',
    'The propagation pressure formula is valid for D/t_2 of 15 to 45. Outside this range the check can fail but cannot pass.',
    'API RP 1111 accepts only a weld joint factor of 1.0. With a lower factor the check can fail but cannot pass.',
    'Valid for ovality up to 0.03. Values below 0.005 are raised to 0.005.',
    'Standard wall thicknesses are available for outside diameters within 0.25 % of an ASME B36.10M size, NPS 1/8 to 80.',
  ],
  notChecked: [
    'Collapse, propagation and combined loads to API RP 1111, ASME B31.4 and ASME B31.8 (only pressure containment is compared)',
    'Combined loading (bending, tension and pressure), strain-based design and maximum wall thickness',
    'Hoop stress during the system pressure test and mill test',
    'Longitudinal and equivalent stress, thermal expansion, fatigue, on-bottom stability and installation',
    'Minimum wall thickness for impact or handling or specified by a code, and thinning of bends',
    'Buckle arrestor design (a failed propagation check requires arrestors or a greater wall thickness)',
    'Fracture arrest, sour service and toughness',
  ],
}
