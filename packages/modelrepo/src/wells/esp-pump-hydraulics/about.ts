/** What a run of an electrical submersible pump answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Electrical submersible pump sizing and hydraulics',
  question: 'Are the submersible pump, motor and cable adequate for the well?',
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
      text: 'The liquid productivity index is J = q_t / (p_r − p_t), from the test rate, reservoir pressure and test flowing pressure. The flowing pressure at rate q is p_wf = p_r − q / J. The intake pressure is p_i = p_wf − 0.433 γ (L_d − L_p). Between perforations and pump, the specific gravity of the stock-tank oil and water mixture is used.',
      module: 'physics/inflow/linear.ts',
    },
    {
      title: 'Intake volumes',
      text: 'The intake volumes are oil with dissolved gas by Standing (oilfield form), water and free gas. Dissolved gas never exceeds produced gas.',
      module: 'physics/esp/intake.ts',
    },
    {
      title: 'Natural separation',
      text: 'The separation efficiency is E = v_inf / (v_inf + v_sl) for bubbles rising against the liquid in the annulus at the intake. If a rotary separator is fitted, 0.1 to 0.4 of the remaining gas still enters the pump.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Gas handling',
      text: 'The Turpin number is 2,000 (q_g / q_l) / (3 p), where q_g and q_l are the gas and liquid rates at the intake and p is the intake pressure in psia. It must be below 1. No head is deducted for gas. Above 10 % free gas the pump curve is reported as optimistic; above 40 % the method is reported as not valid.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Total dynamic head',
      text: 'The head is the sum of net lift, tubing friction head by Hazen-Williams over the pump depth, and wellhead pressure head. Net lift is the dynamic fluid level, or the pump depth minus the intake pressure head. Heads are in metres of the produced fluid.',
      module: 'physics/esp/heads.ts',
    },
    {
      title: 'Stages, power and motor load',
      text: 'The stage count is the total dynamic head divided by the head per stage, rounded up. Power is the total stage power on water times the specific gravity. Motor load is the power divided by the motor rating at the operating frequency.',
      module: 'physics/esp/pump.ts',
    },
    {
      title: 'Pump curve at frequency',
      text: 'The rows of the pump curve are interpolated linearly and not extrapolated. Rate scales with f / f_0, head with its square and power with its cube. For an operating point, the recommended range scales with f / f_0 like the rate.',
      module: 'physics/esp/pump.ts',
    },
    {
      title: 'Operating point',
      text: 'The operating point is the intersection of the pump and system curves at the highest rate. The pump curve is searched segment by segment from its end, or from the rate at which the intake pressure reaches 0. Within a segment the pump curve is linear and the system curve is concave upwards, so both possible intersections are found.',
      module: 'physics/esp/operating.ts',
    },
    {
      title: 'Viscous liquids',
      text: 'Parameter B of ANSI/HI 9.6.7 and its correction factors for rate, head and efficiency are used. No correction applies up to B = 1; no result is given for B = 40 or more.',
      module: 'physics/esp/viscosity.ts',
    },
    {
      title: 'Motor cooling',
      text: 'The velocity between casing and motor at the pump rate shall be at least 0.3 m/s.',
      module: 'physics/esp/gas.ts',
    },
    {
      title: 'Cable',
      text: 'Cable resistance is evaluated at the conductor temperature. The resistive three-phase voltage drop √3 I R is limited to 30 V per 1,000 ft and to 10 % of the motor voltage. Surface power is √3 V I.',
      module: 'physics/esp/cable.ts',
    },
    {
      title: 'Hydraulic power and efficiency',
      text: 'Hydraulic power is ρ g q H of the produced fluid; efficiency is hydraulic power divided by brake power. An efficiency above 1 means that the head and power do not belong to the same pump. A curve row with such values is rejected. In a design with such values, the motor power is not assessed.',
      module: 'physics/esp/pump.ts',
    },
  ],
  assumptions: [
    'The well is vertical. The tubing has one diameter and ends at the pump.',
    'One fluid with one specific gravity and the viscosity of water flows from the intake to the wellhead.',
    'The inflow is a straight line through the well test. The rate at an operating point is the inflow rate, without shrinkage.',
    'Water has a formation volume factor of 1 and dissolves no gas. The liquid in the annulus is free of gas.',
    'In a design from inflow all free gas at the intake passes through the pump; none is separated.',
    'Stage head and power are for water, without deduction for gas or viscosity.',
    'All stages are identical. Motor losses, protector losses and slip are neglected, so pump speed is proportional to frequency.',
    'The voltage drop is purely resistive, at a power factor of 1.',
  ],
  validity: [
    'Pump curves are valid between their first and last rows. The recommended range applies at the operating frequency for a design and at the curve frequency for an operating point.',
    'Valid for intake pressures above 0. A rate that requires a lower intake pressure cannot be produced.',
    'Hazen-Williams friction is valid for turbulent flow of liquids about as viscous as water. Viscous or gassy flow requires a VLP correlation, as in well nodal analysis.',
    'The Standing correlations are valid for 100 to 258 °F, 16.5 to 63.8 °API and up to 1,425 scf/stb. Outside this range no check that depends on the free gas is reported as passed.',
    'For oil with less than 20 scf/stb a warning is issued, because almost no gas is released.',
    'Above 10 % free gas the stage count check is not reported as passed; above 40 % neither is the motor power check.',
    'ANSI/HI 9.6.7 is valid for B below 40. Outside 1 to 3,000 mm²/s, 3 to 260 m³/h or 6 to 130 m per stage a warning is issued.',
    'Equations from standards and handbooks follow published descriptions. Verify the constants against the originals before issue.',
  ],
  notChecked: [
    "Shaft strength, housing pressure at shut-in head and thrust bearing load (no manufacturer's limits can be entered)",
    'Gas lock, head degradation due to gas, gas handlers and tapered pumps',
    'Viscous head correction within the operating point (correct the pump curve before entering it)',
    'Multiphase flow in the tubing and its gas lift effect',
    'Starting voltage (at least 50 to 65 % of nameplate voltage), cable reactance, drives, transformers and harmonics',
    'Motor temperature, other than by cooling velocity; scale, sand and corrosion',
    'Suction pressure required by the pump manufacturer',
    'Run life and workover cost',
  ],
}
