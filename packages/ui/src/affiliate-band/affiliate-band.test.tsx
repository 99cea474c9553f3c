import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AffiliateBand } from './affiliate-band.tsx'

afterEach(cleanup)

const maria: Affiliate = {
  id: 1,
  primer_nombre: 'María',
  segundo_nombre: 'Elena',
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
  nombre_completo: 'María Elena Gómez Castaño',
  tipo_documento: { id: 1, codigo: 'CC', nombre: 'Cédula de ciudadanía' },
  numero_documento: '43512887',
  sexo: 'F',
  fecha_nacimiento: '1972-02-11',
  edad_cumplida: 54,
  tipo_afiliado_id: 2,
  tipo_afiliado: { id: 2, nombre: 'Cotizante' },
  estado_afiliado: { id: 1, nombre: 'Activo' },
  entidad: { id: 1, nombre: 'EPS Demo Contributivo' },
  municipio_atencion: { id: 1, nombre: 'Medellín' },
  departamento_atencion: { id: 5, nombre: 'Antioquia' },
  municipio_afiliacion: null,
  departamento_afiliacion: null,
  ips: { id: 1, nombre: 'Sede Laureles' },
  ips_id: 1,
  correo1: null,
  correo2: null,
  celular1: null,
  celular2: null,
  direccion: null,
  clasificacion: [],
  colegio_id: null,
  alergias: [{ id: 1, nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }],
}

const measures = {
  fecha: '2026-11-21',
  peso: 68,
  talla: 162,
  imc: 25.91,
  isc: 1.75,
  perimetro_abdominal: null,
  presion_sistolica: null,
  presion_diastolica: null,
}

describe('AffiliateBand', () => {
  it('says who it is, surnames first, with sex, age, document, entity, place, provider and measures', () => {
    render(<AffiliateBand affiliate={maria} measures={measures} />)
    const words = (screen.getByRole('region', { name: 'Afiliado' }).textContent ?? '').replaceAll(/\s/gu, ' ')
    expect(words).toContain('GÓMEZ CASTAÑO, María Elena')
    expect(words).toContain('Femenino · 54 años · CC 43 512 887')
    expect(words).toContain('EPS Demo Contributivo')
    expect(words).toContain('Medellín, Antioquia')
    expect(words).toContain('Sede Laureles')
    expect(words).toContain('Peso · talla · SC · 21 nov 202668,0 kg · 162 cm · 1,75 m²')
  })

  it('says what is missing with the texts of the product', () => {
    render(<AffiliateBand affiliate={{ ...maria, municipio_atencion: null, departamento_atencion: null, ips: null }} />)
    expect(screen.getByText('Sin Municipio, Sin Departamento')).toBeDefined()
    expect(screen.getByText('Sin IPS Asignada')).toBeDefined()
    expect(screen.getByText('Sin medidas')).toBeDefined()
  })

  it('offers what is done about the allergies where somebody may, in the words of what is known', () => {
    const asked = vi.fn<() => void>()
    const { rerender } = render(<AffiliateBand affiliate={{ ...maria, alergias: null }} onAllergies={asked} />)
    screen.getByRole('button', { name: /^Preguntar/u }).click()
    expect(asked).toHaveBeenCalledOnce()
    rerender(<AffiliateBand affiliate={maria} onAllergies={asked} />)
    expect(screen.getByRole('button', { name: /^Ver y anotar/u })).toBeDefined()
    rerender(<AffiliateBand affiliate={maria} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells known allergies, none and never asked apart, in words and in looks', () => {
    const look = (alergias: Affiliate['alergias']) => {
      const { container, unmount } = render(<AffiliateBand affiliate={{ ...maria, alergias }} />)
      const box = container.querySelector('.ca-band-allergies')
      const found = { words: box?.textContent, look: box?.className, icon: box?.querySelector('svg') !== null }
      unmount()
      return found
    }
    const [known, none, unknown] = [look(maria.alergias), look([]), look(null)]
    expect(known.words).toBe('AlergiasPenicilinas (anafilaxia, 2019)')
    expect(none.words).toBe('AlergiasNinguna registrada')
    expect(unknown.words).toBe('AlergiasNo se han preguntado')
    expect(new Set([known.look, none.look, unknown.look]).size).toBe(3)
    expect([known.icon, none.icon, unknown.icon]).toEqual([true, false, false])
  })

  it('in brief keeps the name, the entity and the allergies', () => {
    render(<AffiliateBand affiliate={maria} measures={measures} brief />)
    expect(screen.getByText('GÓMEZ CASTAÑO, María Elena')).toBeDefined()
    expect(screen.getByText('EPS Demo Contributivo')).toBeDefined()
    expect(screen.getByText('Penicilinas (anafilaxia, 2019)')).toBeDefined()
    expect(screen.queryByText('IPS primaria')).toBeNull()
  })
})
