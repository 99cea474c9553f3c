import { expect, it } from 'vitest'
import { findRoute } from '../navigation/find-route.ts'
import { RECORD_KINDS, recordPlace, recordText } from './record.ts'

it('dice de qué registro se trata y dónde se ve, si hay dónde', () => {
  expect(recordText('consulta', '118')).toBe('Consulta 118')
  expect(recordPlace('consulta', '118')).toEqual({ ruta: '/panelMedico/atencion/118', permiso: 'blog.vista' })
  expect(recordPlace('agenda', '2026-11-21')?.ruta).toBe('/panelMedico/atencion?fecha=2026-11-21')
  expect(recordText('sesion', null)).toBe('Sesión')
  expect(recordPlace('sesion', '4')).toBeNull()
  expect(recordPlace('consulta', null)).toBeNull()
  expect(recordPlace('contenido', '4&x=1')?.ruta).toBe('/inicio/gestionContenido?id=4%26x%3D1')
  expect(recordText('cosa', '4')).toBe('cosa 4')
})

it('cada lugar es una página del catálogo, con su permiso; la consulta es parte de la suya', () => {
  for (const { recurso } of [...RECORD_KINDS, { recurso: 'agenda' }]) {
    const place = recordPlace(recurso, '7')
    if (place === null || recurso === 'consulta' || recurso === 'historia') continue
    expect(findRoute(place.ruta.split('?')[0] ?? '')?.opensWith).toBe(place.permiso)
  }
})

it('lo que se busca por registro tiene nombre', () => {
  expect(RECORD_KINDS.map(({ recurso }) => recurso)).not.toContain('agenda')
  expect(RECORD_KINDS.every(({ texto }) => texto !== '')).toBe(true)
})

it('lo que tiene pantalla dice cuál y con qué permiso; la auditoría se nombra', () => {
  expect(recordPlace('historia', '900')).toEqual({ ruta: '/panelMedico/atencion/900', permiso: 'blog.vista' })
  expect([recordText('agenda', '2026-11-21'), recordText('auditoria', null)]).toEqual([
    'Agenda del 2026-11-21',
    'Auditoría',
  ])
})

it.each([
  ['afiliado', 'Afiliado', '/historico/consultas?afiliado=7'],
  ['canal', 'Chat', null],
  ['carga_usuarios', 'Carga de usuarios', null],
  ['cliente', 'Programa de la API', '/api/clientes'],
  ['consulta', 'Consulta', '/panelMedico/atencion/7'],
  ['consentimiento', 'Consentimiento', null],
  ['contenido', 'Manual o novedad', '/inicio/gestionContenido?id=7'],
  ['documento', 'Documento', null],
  ['estado', 'Estado', '/desarrollo/estado?estado=7&abrir=ver'],
  ['favorito', 'Línea favorita', null],
  ['mensaje', 'Mensaje del chat', null],
  ['historia', 'Historia de la consulta', '/panelMedico/atencion/7'],
  ['operador', 'Operador', null],
  ['orden', 'Orden', null],
  ['orden_articulos', 'Línea de medicamento', null],
  ['orden_procedimientos', 'Línea de orden', null],
  ['permiso', 'Permiso', '/desarrollo/permiso?permiso=7&ver=si'],
  ['plantilla', 'Plantilla de texto', null],
  ['referencia', 'Remisión', '/referencia/seguimientos?remision=7'],
  ['reporte', 'Informe', null],
  ['rol', 'Rol', '/admin/roles?rol=7&abrir=editar'],
  ['sesion', 'Sesión', null],
  ['usuario', 'Usuario', '/admin/usuarios?usuario=7&ver=datos'],
])('un registro de %s se llama «%s» y se ve en %s', (recurso, texto, ruta) => {
  expect(recordText(recurso, '7')).toBe(`${texto} 7`)
  expect(recordPlace(recurso, '7')?.ruta ?? null).toBe(ruta)
  expect(RECORD_KINDS).toContainEqual({ recurso, texto })
})

it('por la agenda y por la auditoría no se busca', () => {
  expect(RECORD_KINDS.filter(({ recurso }) => ['agenda', 'auditoria'].includes(recurso))).toEqual([])
})
