import { expect, it } from 'vitest'
import { checkLaboratory } from './laboratory-limits.ts'

it.each([
  [null, null, {}],
  [50, 49, {}],
  [null, 60, {}],
  [180, null, {}],
  [1_000, 200, {}],
  [49, null, { colesterol_total: ['El colesterol total debe estar entre 50 y 1000 mg/dL'] }],
  [
    1_001,
    4,
    {
      colesterol_total: ['El colesterol total debe estar entre 50 y 1000 mg/dL'],
      hdl: ['El colesterol HDL debe estar entre 5 y 200 mg/dL'],
    },
  ],
  [null, 201, { hdl: ['El colesterol HDL debe estar entre 5 y 200 mg/dL'] }],
  [60, 60, { hdl: ['El colesterol HDL debe ser menor que el total'] }],
  [Number.NaN, null, { colesterol_total: ['El colesterol total debe estar entre 50 y 1000 mg/dL'] }],
])('total %s and HDL %s give %j', (colesterol_total, hdl, errors) => {
  expect(checkLaboratory({ colesterol_total, hdl })).toEqual(errors)
})
