/**
 * Names of the symbols of a P&ID. The data set only numbers them: those whose shape has one usual meaning (ISA-5.1, ISO 10628) have
 * its name, the others are described by their shape.
 */
const names: Readonly<Record<string, string>> = {
  symbol_00: 'Unnamed valve: a bar across its middle',
  symbol_01: 'Unnamed valve: a crossed circle at its middle',
  symbol_02: 'Globe valve',
  symbol_03: 'Gate valve',
  symbol_04: 'Ball valve',
  symbol_05: 'Butterfly valve',
  symbol_06: 'Unnamed valve: a bent stem',
  symbol_07: 'Unnamed symbol: a slim triangle, its tip on a bar',
  symbol_08: 'Diaphragm valve',
  symbol_09: 'Unnamed valve: a filled wedge at its middle',
  symbol_10: 'Unnamed valve: one half filled',
  symbol_11: 'Gate valve, drawn closed',
  symbol_12: 'Ball or globe valve, drawn closed',
  symbol_13: 'Control valve with a diaphragm actuator',
  symbol_14: 'Unnamed symbol: a circle between two bars',
  symbol_15: 'Unnamed symbol: a filled circle between two bars',
  symbol_16: 'Unnamed fitting: flanges with one ring beside them',
  symbol_17: 'Spectacle blind, the filled side at the pipe',
  symbol_18: 'Spectacle blind, the open side at the pipe',
  symbol_19: 'Reducer',
  symbol_20: 'Flanges',
  symbol_21: 'Unnamed equipment: a box with a wavy line',
  symbol_22: 'Insulated pipe',
  symbol_23: 'Flow arrow',
  symbol_24: 'Unnamed symbol: a valve in a circle',
  symbol_25: 'Instrument, in the field',
  symbol_26: 'Instrument in the field, its tag in two parts',
  symbol_27: 'Instrument, in the control room',
  symbol_28: 'Instrument, on a local panel',
  symbol_29: 'Unnamed symbol: a square with letters',
  symbol_30: 'Instrument on a shared display, in the control room',
  symbol_31: 'Unnamed symbol: a square with a tag in three lines',
}

/** Null for a label that is not a symbol of a P&ID. */
export const symbolName = (label: string): string | null => names[label] ?? null

export const isUnnamed = (label: string): boolean => symbolName(label)?.startsWith('Unnamed') ?? false
