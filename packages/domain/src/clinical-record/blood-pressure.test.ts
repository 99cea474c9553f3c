/** Worked values of `../shared/catalogos/formulas.tsv` (PA_*): Williams 2018, Mancia 2023, Whelton 2018, McEvoy 2024. */
import { describe, expect, it } from 'vitest'
import { pressureClassOf } from './blood-pressure.ts'

const edad = 50

const crisis = (sistolica: number, diastolica: number) =>
  pressureClassOf({ edad, sistolica, diastolica }, 'acc_aha_2017')?.clase.startsWith('Crisis')

describe('pressureClassOf', () => {
  it.each([
    ['esc_esh_2018', 110, 65, 'Óptima'],
    ['esc_esh_2018', 118, 72, 'Óptima'],
    ['esc_esh_2018', 119, 79, 'Óptima'],
    ['esc_esh_2018', 120, 79, 'Normal'],
    ['esc_esh_2018', 125, 84, 'Normal'],
    ['esc_esh_2018', 129, 85, 'Normal alta'],
    ['esc_esh_2018', 130, 80, 'Normal alta'],
    ['esc_esh_2018', 138, 88, 'Normal alta'],
    ['esc_esh_2018', 139, 90, 'Hipertensión grado 1'],
    ['esc_esh_2018', 140, 80, 'Hipertensión grado 1; sistólica aislada'],
    ['esc_esh_2018', 145, 85, 'Hipertensión grado 1; sistólica aislada'],
    ['esc_esh_2018', 150, 95, 'Hipertensión grado 1'],
    ['esc_esh_2018', 160, 100, 'Hipertensión grado 2'],
    ['esc_esh_2018', 165, 88, 'Hipertensión grado 2; sistólica aislada'],
    ['esc_esh_2018', 178, 109, 'Hipertensión grado 2'],
    ['esc_esh_2018', 180, 110, 'Hipertensión grado 3'],
    ['esc_esh_2018', 185, 121, 'Hipertensión grado 3'],
    ['esc_esh_2018', 118, 95, 'Hipertensión grado 1'],
    ['esh_2023', 110, 65, 'Óptima'],
    ['esh_2023', 118, 72, 'Óptima'],
    ['esh_2023', 119, 79, 'Óptima'],
    ['esh_2023', 120, 79, 'Normal'],
    ['esh_2023', 125, 84, 'Normal'],
    ['esh_2023', 129, 85, 'Normal alta'],
    ['esh_2023', 130, 80, 'Normal alta'],
    ['esh_2023', 138, 88, 'Normal alta'],
    ['esh_2023', 139, 90, 'Hipertensión grado 1; diastólica aislada'],
    ['esh_2023', 145, 85, 'Hipertensión grado 1; sistólica aislada'],
    ['esh_2023', 150, 95, 'Hipertensión grado 1'],
    ['esh_2023', 160, 100, 'Hipertensión grado 2'],
    ['esh_2023', 165, 88, 'Hipertensión grado 2; sistólica aislada'],
    ['esh_2023', 178, 109, 'Hipertensión grado 2'],
    ['esh_2023', 180, 110, 'Hipertensión grado 3'],
    ['esh_2023', 185, 121, 'Hipertensión grado 3'],
    ['esh_2023', 118, 95, 'Hipertensión grado 1; diastólica aislada'],
    ['acc_aha_2017', 110, 65, 'Normal'],
    ['acc_aha_2017', 118, 72, 'Normal'],
    ['acc_aha_2017', 119, 79, 'Normal'],
    ['acc_aha_2017', 120, 79, 'Elevada'],
    ['acc_aha_2017', 125, 84, 'Hipertensión estadio 1'],
    ['acc_aha_2017', 129, 85, 'Hipertensión estadio 1'],
    ['acc_aha_2017', 130, 80, 'Hipertensión estadio 1'],
    ['acc_aha_2017', 138, 88, 'Hipertensión estadio 1'],
    ['acc_aha_2017', 139, 90, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 145, 85, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 150, 95, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 160, 100, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 165, 88, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 178, 109, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 180, 110, 'Hipertensión estadio 2'],
    ['acc_aha_2017', 185, 121, 'Crisis hipertensiva (confirmar y buscar daño de órgano)'],
    ['acc_aha_2017', 118, 95, 'Hipertensión estadio 2'],
    ['esc_2024', 110, 65, 'No elevada'],
    ['esc_2024', 118, 72, 'Elevada'],
    ['esc_2024', 119, 79, 'Elevada'],
    ['esc_2024', 120, 79, 'Elevada'],
    ['esc_2024', 125, 84, 'Elevada'],
    ['esc_2024', 129, 85, 'Elevada'],
    ['esc_2024', 130, 80, 'Elevada'],
    ['esc_2024', 138, 88, 'Elevada'],
    ['esc_2024', 139, 90, 'Hipertensión'],
    ['esc_2024', 145, 85, 'Hipertensión'],
    ['esc_2024', 150, 95, 'Hipertensión'],
    ['esc_2024', 160, 100, 'Hipertensión'],
    ['esc_2024', 165, 88, 'Hipertensión'],
    ['esc_2024', 178, 109, 'Hipertensión'],
    ['esc_2024', 180, 110, 'Hipertensión'],
    ['esc_2024', 185, 121, 'Hipertensión'],
    ['esc_2024', 118, 95, 'Hipertensión'],
  ] as const)('by %s, %i over %i is: %s', (guideline, sistolica, diastolica, expected) => {
    const found = pressureClassOf({ edad, sistolica, diastolica }, guideline)
    expect([found?.clase, found?.aislada ?? []].flat().join('; ')).toBe(expected)
  })

  it('says a range and never a diagnosis, with the guideline', () => {
    expect([
      pressureClassOf({ edad, sistolica: 145, diastolica: 85 })?.texto,
      pressureClassOf({ edad, sistolica: 110, diastolica: 65 })?.texto,
      pressureClassOf({ edad, sistolica: 185, diastolica: 121 }, 'acc_aha_2017')?.texto,
    ]).toEqual([
      'Cifras en rango de hipertensión grado 1, sistólica aislada (ESC/ESH 2018)',
      'Cifras en rango de presión óptima (ESC/ESH 2018)',
      'Cifras en rango de crisis hipertensiva (confirmar y buscar daño de órgano) (ACC/AHA 2017)',
    ])
  })

  it('calls a crisis what passes 180 or 120, and not what reaches it', () => {
    expect([crisis(180, 120), crisis(181, 80), crisis(150, 121)]).toEqual([false, true, true])
  })

  it('is not given to minors, nor to a diastolic that is not the lower one', () => {
    expect(pressureClassOf({ edad: 17, sistolica: 118, diastolica: 70 })).toBeNull()
    expect(pressureClassOf({ edad: 18, sistolica: 118, diastolica: 70 })?.clase).toBe('Óptima')
    expect(pressureClassOf({ edad, sistolica: 90, diastolica: 90 })).toBeNull()
    expect(pressureClassOf({ edad, sistolica: 80, diastolica: 120 })).toBeNull()
  })
})
