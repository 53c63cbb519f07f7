/** What a run of an electrical submersible pump answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Electrical submersible pump sizing and hydraulics',
  question: 'Which stages, motor and cable are required, where does the pump operate, and can it handle the gas?',
  askedAs: [
    'How many stages and how many horsepower does my ESP need for 4400 barrels a day?',
    'Total dynamic head of an electrical submersible pump from the dynamic fluid level?',
    'At what rate will this ESP run at 55 Hz, and is it inside its recommended range?',
    'Is there too much gas at the ESP intake: Turpin number and natural separation?',
    'Voltage drop of the ESP cable and the kVA at surface?',
    'How does the ESP pump curve change on viscous oil by HI 9.6.7, or at another frequency?',
  ],
  method: [
    {
      title: 'Inflow',
      text: 'The liquid index is J = q_t / (p_r − p_t), and p_wf = p_r − q / J. The intake pressure is p_i = p_wf − 0.433 γ (L_d − L_p). The liquid gravity between perforations and pump is for stock-tank oil and water.',
      module: 'physics/inflow/linear.ts',
    },
    {
      title: 'Intake volumes',
      text: 'The volumes are oil with dissolved gas by Standing (oilfield form), water and free gas. Dissolved gas never exceeds produced gas.',
      module: 'physics/esp/intake.ts',
    },
    {
      title: 'Natural separation',
      text: 'E = v_inf / (v_inf + v_sl) is used for bubbles rising against the liquid in the annulus at the intake. A rotary separator leaves another 0.1 to 0.4 of the remainder.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Gas handling',
      text: 'The Turpin number 2000 (q_g / q_l) / (3 p) must be below 1. No head is deducted for gas. Above 10 % free gas the curve is reported as optimistic; above 40 % the method is reported as not valid.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Total dynamic head',
      text: 'The head is the sum of net lift, tubing friction by Hazen-Williams over the pump depth, and wellhead pressure head. Net lift is the dynamic fluid level, or the pump depth minus the intake pressure head. Heads are in metres of the fluid.',
      module: 'physics/esp/heads.ts',
    },
    {
      title: 'Stages, power and load',
      text: 'The stage count is the head over the head per stage, rounded up. Power is the stage power on water times the specific gravity. Load is the power over the rating at frequency.',
      module: 'physics/esp/pump.ts',
    },
    {
      title: 'Pump curve at frequency',
      text: 'Curve rows are interpolated linearly and not extrapolated. Rate scales with f / f_0, head with its square and power with its cube. The recommended range of an operating point scales likewise.',
      module: 'physics/esp/pump.ts',
    },
    {
      title: 'Operating point',
      text: 'The operating point is the crossing of pump and system at the highest rate. The curve is searched segment by segment from its end, or from the rate at which the intake pressure reaches 0. Within a segment the pump is linear and the system curves upwards, so both possible crossings are found.',
      module: 'physics/esp/operating.ts',
    },
    {
      title: 'Viscous liquids',
      text: 'Parameter B of ANSI/HI 9.6.7 and its factors for rate, head and efficiency are used. No correction applies up to B = 1; no result is given from B = 40.',
      module: 'physics/esp/viscosity.ts',
    },
    {
      title: 'Motor cooling',
      text: 'The velocity of the pump rate between casing and motor is required to be at least 0.3 m/s.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Cable',
      text: 'Resistance is evaluated at the conductor temperature. The resistive three-phase drop √3 I R is limited to 30 V in 1000 ft and 10 % of the motor voltage. Surface power is √3 V I.',
      module: 'physics/esp/cable.ts',
    },
    {
      title: 'Hydraulic power and efficiency',
      text: 'Hydraulic power is ρ g q H of the fluid; efficiency is hydraulic power over brake power. An efficiency above 1 means that head and power are not from one pump. Such a curve row is rejected; with such a design stage the motor is not assessed.',
      module: 'physics/esp/pump.ts',
    },
  ],
  assumptions: [
    'The well is vertical. The tubing is uniform and ends at the pump.',
    'One fluid of one gravity flows from the intake to the wellhead with the viscosity of water.',
    'The inflow is a straight line through its test. The rate of an operating point is the inflow rate, without shrinkage.',
    'Water has a formation volume factor of 1 and dissolves no gas. The liquid in the annulus is gas free.',
    'In a design from inflow all free gas at the intake passes through the pump; none is separated.',
    'Stage head and power are on water, without deduction for gas or viscosity.',
    'All stages are identical. Motor losses, protector and slip are neglected, and speed follows frequency.',
    'The voltage drop is resistive, at a power factor of 1.',
  ],
  validity: [
    'Pump curves are valid between their first and last row. The recommended range is at frequency for a design and at the curve frequency for an operating point.',
    'Valid for intake pressures above 0. A rate that would lower the intake pressure further cannot be produced.',
    'Hazen-Williams friction is valid for liquids as thin as water in turbulent flow. Viscous or gassy flow requires a VLP correlation, as in well nodal analysis.',
    'Standing is valid for 100 to 258 °F, 16.5 to 63.8 °API and up to 1425 scf/stb. Outside this range no check that depends on the free gas passes.',
    'For oil with less than 20 scf/stb a warning is issued, because almost no gas is released.',
    'Above 10 % free gas the stages do not pass; above 40 % the motor does not pass either.',
    'ANSI/HI 9.6.7 is valid for B below 40. Outside 1 to 3000 mm²/s, 3 to 260 m³/h and 6 to 130 m per stage a warning is issued.',
    'Standards and handbooks are taken from published descriptions. Verify the constants against the standard before issue.',
  ],
  notChecked: [
    "Shaft strength, housing pressure at shut-in head and thrust bearing (no manufacturer's limits are entered)",
    'Gas lock, head loss due to gas, gas handlers and tapered pumps',
    'Viscous head correction within the operating point (correct the curve before entering it)',
    'Multiphase flow in the tubing and its gas lift effect',
    'Starting voltage (at least 50 to 65 % of nameplate), cable reactance, drives, transformers and harmonics',
    'Motor temperature beyond the cooling velocity; scale, sand and corrosion',
    'Suction pressure required by the pump manufacturer',
    'Run life and workover cost',
  ],
}
