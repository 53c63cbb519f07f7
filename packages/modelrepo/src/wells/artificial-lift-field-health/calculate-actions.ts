/** What is to be done at a well, by its diagnosis: what an engineer would look at first. */

const ACTIONS: Readonly<Record<string, string>> = {
  normal: 'none',
  rod_parting: 'workover: fish and replace the parted rods',
  stuck_pump: 'workover: free or pull the pump',
  gas_lock: 'gas handling: break the lock by changing spacing or speed, and check the gas anchor',
  gas_interference: 'gas handling: check gas anchor, intake and casing pressure, and reduce spacing',
  fluid_pound: 'pump-off control: reduce pumping time, speed or stroke',
  pump_tagging: 'spacing: respace the rods',
  pump_tagging_up: 'spacing: lower the rods',
  pump_tagging_down: 'spacing: raise the rods',
  tubing_movement: 'check the tubing anchor',
  travelling_valve_leak: 'test the valves, then plan a pump change',
  standing_valve_leak: 'test the valves, then plan a pump change',
  worn_barrel: 'plan a pump change',
  bent_barrel: 'plan a pump change',
  sand: 'control sand, then plan a pump change',
  excessive_vibration: 'check speed, rod design and surface unit',
  delayed_valve_closure: 'check valves, spacing and fluid',
}

/** A label without an action of its own is to be looked at. */
export const actionOf = (label: string): string => ACTIONS[label] ?? 'check the card: the diagnosis label is unknown'
/** Of a well that could not be analysed. */
export const MEND_DATA = 'correct the well data'
