/** What wall-thickness-quickcheck answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline wall thickness, four codes side by side',
  question:
    'How thick must the pipe be by each of four codes, which one governs, and what does the selected wall hold?',
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
      text: 'The design pressure, and for DNV-ST-F101 gamma_inc times it, with the head of the contents to the point; p_e as entered or from the elevation. The test pressure likewise, with the test water.',
      module: 'standards/dnv-st-f101-2021/pressures.ts',
    },
    {
      title: 'Strengths of DNV-ST-F101',
      text: 'SMYS and SMTS less de-rating, times alpha_U; f_cb is the lesser of f_y and of f_u over 1.15; de-rating linear between the points of figure 5-2.',
      module: 'standards/dnv-st-f101-2021/material.ts',
    },
    {
      title: 'Pressure containment of DNV-ST-F101',
      text: 'p_li less p_e up to the resistance of t_1 over gamma_m and the safety class factor, solved for t_1 in closed form.',
      module: 'standards/dnv-st-f101-2021/pressure-containment.ts',
    },
    {
      title: 'Test limits of DNV-ST-F101',
      text: 'p_li less p_e up to the local system test pressure over its factor, less p_e, and up to the mill test pressure times alpha_U over its factor, where the test data are given.',
      module: 'standards/dnv-st-f101-2021/pressure-containment.ts',
    },
    {
      title: 'Walls',
      text: 't_1 is the nominal wall less t_fab and t_corr, t_2 the nominal wall less t_corr; nominal walls by adding the allowances back. The other codes use the nominal wall less t_corr: their design factors contain the mill tolerance.',
      module: 'standards/dnv-st-f101-2021/wall.ts',
    },
    {
      title: 'Collapse of DNV-ST-F101',
      text: 'The cubic of p_c with p_el, p_p and f_0, smallest positive root in closed form; the required wall by a bracketed root.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
    {
      title: 'Propagation buckling of DNV-ST-F101',
      text: 'p_pr by f_y, alpha_fab and the ratio of t_2 to the diameter to the power 2.5, for diameters of 15 to 45 walls, and its inverse.',
      module: 'standards/dnv-st-f101-2021/propagation.ts',
    },
    {
      title: 'API RP 1111',
      text: 'The logarithmic burst form for every D/t, solved for the wall, with 0.80, f_d, f_e and f_t.',
      module: 'standards/api-rp-1111-2015/burst.ts',
    },
    {
      title: 'ASME B31.4',
      text: 'Hoop stress on the outside diameter up to F and E times the yield strength, with the net pressure as chapter IX does.',
      module: 'standards/asme-b31.4-2019/hoop-stress.ts',
    },
    {
      title: 'ASME B31.8',
      text: 'Hoop stress on the outside diameter up to F, E and T times the yield strength, F by location class.',
      module: 'standards/asme-b31.8-2020/hoop-stress.ts',
    },
    {
      title: 'Temperature factor of ASME B31.8',
      text: '1.000 to 121 °C, 0.967 at 149, 0.933 at 177, 0.900 at 204, 0.867 at 232 °C, linear between; also f_t of API RP 1111.',
      module: 'standards/asme-b31.8-2020/temperature.ts',
    },
    {
      title: 'Report by code',
      text: 'Required and nominal wall, next standard wall, mass, utilisation at the selected wall, governing check.',
      module: 'standards/asme-b36.10m-2018/walls.ts',
    },
  ],
  assumptions: [
    'Required walls are net: before corrosion allowance and tolerance, with the net pressure (internal less external).',
    'DNV-ST-F101 uses the local incidental pressure, the other three codes the local design pressure.',
    'The head of the contents is added by all four codes if elevation and content density are provided; otherwise the design pressure is that at the point.',
    'If neither external pressure nor elevation is provided, none is credited and collapse and propagation are not assessed.',
    'ASME B31.8 is compared only where its location class or design factor is given: none is guessed.',
    'External pressure is credited by all four codes. The onshore rules of ASME B31.8 have none: with it that check is not assessed.',
    'Collapse and propagation are with an empty pipe (p_min = 0) and the strength f_y, not f_cb.',
    'De-rating is taken off SMYS and SMTS alike, before alpha_U.',
    'Only DNV-ST-F101 deducts the mill or fabrication tolerance; API RP 1111 and ASME B31 hold it in the design factor.',
    'ASME hoop stress is on the outside diameter for every D/t unless the mean diameter is asked for.',
    'API RP 1111 takes the weld joint factor from the joint factor E and the temperature factor from the table of ASME B31.8.',
  ],
  validity: [
    'External pressure and elevation must agree within the water densities of 1,000 to 1,050 kg/m³ and 5 m of tide and surge; otherwise no check on them passes.',
    'De-rating curves of DNV-ST-F101 end at 200 °C: hotter is refused.',
    'ASME B31.4 is for metal up to 120 °C: hotter, its check may fail and does not pass.',
    'Propagating pressure for diameters of 15 to 45 times t_2: outside, its check may fail and does not pass.',
    'API RP 1111 accepts only a weld joint factor of 1.0: with a lower one its check may fail and does not pass.',
    'Ovality up to 0.03; below 0.005 it is raised to 0.005.',
    'Standard walls for outside diameters within 0.25 % of one of ASME B36.10M, NPS 1/8 to 80.',
  ],
  notChecked: [
    'Collapse, propagation and combined loads by API RP 1111, ASME B31.4 and ASME B31.8: the comparison is of pressure containment only',
    'Combined loading (bending, tension and pressure), strain-based design, and an upper bound of the wall',
    'Hoop stress of the pipe during the system pressure test and the mill test',
    'Longitudinal and equivalent stress, thermal expansion, fatigue, on-bottom stability, installation',
    'Wall against impact, handling or code minimum walls; bends and their thinning',
    'Buckle arrestors: a failed propagation check asks for them or for a thicker wall',
    'Fracture arrest, sour service and toughness',
  ],
}
