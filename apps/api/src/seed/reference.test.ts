import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { describe, expect, it } from 'vitest'
import { ROLES } from './reference.ts'

const permissionsOf = (name: string) => ROLES.find(({ nombre }) => nombre === name)?.permisos ?? []

describe('the roles of a new installation', () => {
  it('hold keys of the list, each once', () => {
    for (const { nombre, permisos } of ROLES) {
      expect(
        permisos.filter((key) => !PERMISSIONS.includes(key)),
        nombre,
      ).toEqual([])
      expect(new Set(permisos).size, nombre).toBe(permisos.length)
    }
  })

  it('give the administrator everything and the auxiliary only the appointments', () => {
    expect(permissionsOf('Administrador')).toEqual(PERMISSIONS)
    expect(permissionsOf('Auxiliar')).toEqual(['cita.afiliados'])
  })

  it('let the pharmacy read what was ordered and hand it over, and nothing else', () => {
    expect(permissionsOf('Regente de farmacia')).toEqual([
      'antecedentes.registrar',
      'antecedentes.sinConsulta',
      'farmacia.menu.vista',
      'historico.atenciones',
      'historico.medicamentosParciales',
      'medicamentos.entregar',
      'codigosSumi.codigoSumi',
      'codigosSumi.formasFarmaceuticas',
      'codigosSumi.gruposTerapeuticos',
      'codigosSumi.subgruposTerapeuticos',
      'codigosSumi.viasAdministracion',
    ])
  })

  it('leave the affiliate with self-service alone', () => {
    expect(permissionsOf('Afiliado').length).toBeGreaterThan(5)
    expect(permissionsOf('Afiliado').filter((key) => !key.startsWith('autogestion.'))).toEqual([])
  })
})
