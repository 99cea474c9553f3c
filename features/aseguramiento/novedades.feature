# language: es
@regla:insurance/change-date @regla:insurance/change-hold @regla:insurance/family-group @regla:insurance/site-choice
Característica: Lo que cambia en un afiliado
  Quien trabaja en aseguramiento radica lo que cambia. Otra persona lo verifica, y entonces cambia desde su día, sin borrar lo que había.

  Antecedentes:
    Dado que "aseguramiento@cauce.demo" ingresó con su código

  @flujo @servidor-propio
  Escenario: Levantar una suspensión lo verifica otra persona, y hasta entonces nada cambia
    Cuando radica la novedad "levantamiento" de "10087654"
    Y consulta los derechos de "10087654"
    Entonces los derechos dicen "urgencias" y "Suspendido"
    Cuando quien la radicó la toma
    Entonces se le niega con "Quien radica no puede verificar."
    Dado que "coordinacion@cauce.demo" ingresó con su código
    Cuando la toma y la verifica
    Y consulta los derechos de "10087654"
    Entonces los derechos dicen "si" y "Activo desde"

  @flujo @servidor-propio
  Escenario: El retiro de quien tiene una gestación abierta queda en espera
    Cuando radica la novedad "retiro" de "1144098765"
    Dado que "coordinacion@cauce.demo" ingresó con su código
    Cuando la toma y la verifica
    Y consulta los derechos de "1144098765"
    Entonces los derechos dicen "si" y "Suspendido"

  @flujo
  Escenario: El fallecimiento de quien fue atendido después queda en espera
    Cuando previsualiza la novedad "fallecimiento" de "43512887" hace 300 días
    Entonces entre sus efectos está "Fallecimiento en espera: tiene una atención del"
    Y entre sus efectos está ", después de esa fecha. Decida una persona."

  @mensaje
  Esquema del escenario: La fecha de una novedad: <caso>
    Cuando previsualiza la novedad "<tipo>" de "<documento>" hace <dias> días
    Entonces se le niega con "<mensaje>"
    Y se le niega con "<final>"

    Ejemplos:
      | caso                        | tipo          | documento | dias | mensaje                                     | final                              |
      | del futuro no               | gestacion     | 43512887  | -1   | La fecha de la novedad no puede ser futura. | futura.                            |
      | antes de la afiliación no   | gestacion     | 43512887  | 5000 | La persona se afilió el                     | : elija esa fecha o una posterior. |
      | más atrás del límite no     | gestacion     | 43512887  | 61   | Van más de                                  | días: la fecha más antigua que se radica es el |
      | antes del estado de hoy no  | levantamiento | 10087654  | 50   | Su estado de hoy rige desde el              | : la novedad no puede ser anterior. |

  @mensaje
  Esquema del escenario: Quién entra a un grupo familiar: <caso>
    Cuando previsualiza que "<documento>" entra como "<parentesco>" al grupo de "<cotizante>"
    Entonces se le niega con "<mensaje>"

    Ejemplos:
      | caso                        | documento  | parentesco | cotizante | mensaje                                                               |
      | un solo cónyuge             | 32401776   | companero  | 71645882  | El grupo ya tiene cónyuge o compañero.                                |
      | los padres, si no hay otros | 32401776   | padre      | 71645882  | Los padres solo se inscriben si no hay cónyuge, compañero ni hijos.   |
      | los hijos hasta los 25      | 32401776   | hijo       | 43512887  | Ya cumplió 25 años.                                                   |
      | en un solo grupo            | 1033190772 | hijo       | 43512887  | Ya está en un grupo familiar: sáquelo primero con su propia novedad.  |
      | de un cotizante             | 32401776   | conyuge    | 43512004  | Elija a un cotizante que no sea beneficiario de otro.                 |
      | de un cotizante activo      | 32401776   | conyuge    | 16789045  | El cotizante no está activo.                                          |
      | no el suyo                  | 43512887   | conyuge    | 43512887  | Una persona no entra a su propio grupo.                               |
      | ni quien encabeza otro      | 71645882   | conyuge    | 43512887  | Es cotizante de otro grupo: no puede ser beneficiario.                |

  @mensaje @servidor-propio
  Escenario: En el magisterio la IPS se cambia cada tres meses
    Cuando radica que "43987210" se atiende en "Sede Belén"
    Y radica que "43987210" se atiende en "Sede Envigado"
    Entonces se le niega con "Puede cambiar de IPS desde el"

  @flujo
  Escenario: Quien solo comprueba derechos no radica
    Dado que "medico@cauce.demo" ingresó con su código
    Cuando previsualiza la novedad "gestacion" de "43512887" hace 1 días
    Entonces se le niega el acceso

  @flujo @navegador
  Escenario: La cola se ve en su página
    Cuando "coordinacion@cauce.demo" abre en el navegador "Novedades de afiliados"
    Entonces ve "Por verificar"
    Y ve "Suspensión"
