/** The health profession in which somebody is registered: what they may sign comes from it. */
export const name = '0011_professions'

export const up = /* sql */ `
alter table operadores add column profesion text;
-- Only where the position says it without doubt; whoever administers the users writes the others.
update operadores set profesion = case
  when cargo ~* '^(m[eé]dic[oa]|ginec[oó]log[oa]|pediatra|onc[oó]log[oa]|internista|cirujan[oa])( |$)' then 'medicina'
  when cargo ~* '^odont[oó]log[oa]( |$)' then 'odontologia'
  when cargo ~* '^enfermer[oa]( |$)' then 'enfermeria'
  when cargo ~* '^fisioterapeuta( |$)' then 'fisioterapia'
  when cargo ~* '^terapeuta ocupacional( |$)' then 'terapia_ocupacional'
  when cargo ~* '^terapeuta respiratori[oa]( |$)' then 'terapia_respiratoria'
  when cargo ~* '^fonoaudi[oó]log[oa]( |$)' then 'fonoaudiologia'
  when cargo ~* '^psic[oó]log[oa]( |$)' then 'psicologia'
  when cargo ~* '^nutricionista( |$)' then 'nutricion'
  when cargo ~* '^opt[oó]metra( |$)' then 'optometria'
  when cargo ~* '^bacteri[oó]log[oa]( |$)' then 'bacteriologia'
  when cargo ~* '^instrumentador[a]?( |$)' then 'instrumentacion'
  when cargo ~* '^qu[ií]mic[oa] farmac[eé]utic[oa]( |$)' then 'quimica_farmaceutica'
end;
`
