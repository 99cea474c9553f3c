# language: es
Característica: Escribir un día
  Un día se escribe y se lee como en el papel: primero el día, después el mes. Nadie lo escribe al revés por el idioma de su navegador.

  @regla @regla:calendar/written-date
  Regla: Lo que se escribe es un día que existe, o no se toma

    Esquema del escenario: "<texto>" el 27 nov 2026
      Entonces "<texto>", escrito el "2026-11-27", es el día "<día>"

      Ejemplos:
        | texto        | día         |
        | 05/01/2027   | 05 ene 2027 |
        | 05012027     | 05 ene 2027 |
        | 22 nov       | 22 nov 2026 |
        | 5 de enero   | 05 ene 2027 |
        | hoy          | 27 nov 2026 |
        | mañana       | 28 nov 2026 |
        | +15          | 12 dic 2026 |
        | -3           | 24 nov 2026 |
        | 31/02/2027   | ninguno     |
        | 11/22/2026   | ninguno     |
        | hace un rato | ninguno     |

  @navegador
  Regla: El campo dice lo que entendió

    @flujo @mensaje @regla:calendar/written-date
    Escenario: La incapacidad que empieza un día escrito a mano
      Dado que atiende a un cotizante
      Y que abrió sus incapacidades en el navegador
      Cuando llena "Desde" con "31/02/2027"
      Y pasa al campo siguiente
      Entonces ve "Escriba un día que exista: 22/11/2026, 22 nov, hoy, mañana o +15"
      Cuando llena "Desde" con "02/01/2030"
      Y pasa al campo siguiente
      Entonces el campo "Desde" tiene "02 ene 2030"
