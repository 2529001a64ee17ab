import type { Asks } from '../topics.ts'

/** How people ask about the office and this website. */
export const officeAsks = {
  person: {
    words: 'human operator representative agent',
    asks: `
      talk to a person human real person
      speak to someone
      let me talk to staff
      call me call me back
      i want a human not a bot
      someone to talk to about services
      customer service operator
      hablar con una persona alguien llamenme
      rather speak with a human being
      can somebody give me a call tomorrow
      i want to talk to someone
      is there someone i can talk to
      live person agent
      can you have someone call me
      real person please
      speak with a person
      talk to somebody
      talk to an agent
      customer service
      connect me with someone
      i need to speak with a representative
      can i call and talk to someone
      give me a real person
      someone call me
      anyone available to chat live
      just speak with somebody`,
  },
  hours: {
    words:
      'hours open close closed closing horario abren saturday sunday friday monday weekends holidays',
    asks: `
      hours of operation office hours business hours
      when are you open
      what time do you open close
      open on saturday sunday weekend weekends today
      closed on holidays
      after hours
      are you open now
      horario a que hora abren cierran
      do you close for thanksgiving christmas
      what time can i come by
      are you open friday
      open late early
      is the office open
      weekend hours
      what days are you open
      what time do you guys open up
      closed today
      open tomorrow
      when can i call
      what time is the office open until
      are you there on weekends
      que horario tienen
      are you closed on veterans day
      how late are you open
      holiday hours`,
  },
  address: {
    words: 'address located location directions parking map highway building direccion zip',
    asks: `
      how do i get there
      how do i find you
      where are you
      address location where are you located
      where is your office
      directions how do i get there
      parking
      street city zip
      where do i go for my interview
      find you on the map
      near which bus stop
      mailing address
      donde estan ubicados direccion
      what is the zip code
      what building are you in
      is it near the highway
      where do i mail a letter
      what city town are you in
      how do i find your office
      where is it
      where you at
      where is the main office
      take the bus to your office
      donde queda la oficina
      where do i go
      where are your offices
      how to get to you
      what is your address
      which street is the office on
      where can i send mail`,
  },
  area: {
    words:
      'county counties area nashville knoxville chattanooga memphis cookeville clarksville murfreesboro lebanon gallatin smyrna hendersonville kingsport bristol maryville tullahoma sumner davidson rutherford williamson hamilton blount condado condados knox wilson cities chattanoga knoxvile nashvile crossville franklin brentwood columbia shelbyville manchester mcminnville sparta livingston dickson springfield greeneville morristown sevierville oakridge athens cleveland johnson bedford cannon coffee cumberland dekalb giles loudon marion marshall maury mcminn monroe montgomery putnam roane robertson sevier smith sullivan trousdale warren washington white bledsoe anderson bradley campbell carter cheatham claiborne cocke grainger greene hamblen hawkins jefferson overton rhea unicoi union',
    asks: `
      counties county cities served
      what area do you cover
      do you serve nashville knoxville chattanooga memphis clarksville murfreesboro
      rutherford davidson williamson wilson knox hamilton county
      services near me my town
      middle tennessee east tennessee west tennessee
      how far do you go travel to us
      que condados ciudades area
      do you go to cookeville
      is johnson city in your area
      we live in sumner county
      do you serve my area
      is there anything in my city
      do you come to my town
      are you in nashville
      do you have homes in franklin jackson cleveland
      what parts of tennessee
      do you offer services in knox county
      how far from nashville do you serve
      services in my county
      do you work in chattanooga
      do you cover my city
      are you only in murfreesboro
      how close are you to me
      do you have a location near me
      do you serve people in crossville
      how far do you travel
      do you serve people in my town
      do you have anything in east tennessee
      are you in my county`,
  },
  languages: {
    words:
      'spanish espanol interpreter interprete translator translate asl arabic kurdish language languages ingles deaf speaker hispanic vietnamese chinese sign signs hearing translation',
    asks: `
      do you speak spanish
      habla hablan espanol
      interpreter translator
      sign language asl deaf hard of hearing
      arabic kurdish other languages
      translate this page in spanish
      someone who speaks my language
      en espanol no hablo ingles
      anyone there who speaks kurdish
      necesito un interprete
      my mom only speaks spanish
      i am deaf
      do you have someone who signs
      hablan espanol
      need a spanish speaker
      someone who knows sign language
      does anyone speak spanish there
      i do not speak english well
      my english is bad
      my parents speak spanish only
      do you have a tty`,
  },
  accessibility: {
    words: 'accessible accessibility blind voiceover print font larger contrast braille tty size',
    asks: `
      i am blind can i use this site
      does it work with a screen reader
      make the text bigger
      accessible accessibility website
      blind low vision screen reader
      text too small bigger letters
      i cannot read well easy read
      keyboard only
      wcag ada
      hard to see hear
      accesibilidad ciego letra grande
      get this in large print
      i use voiceover jaws nvda
      i cannot see well
      website for blind people
      make letters bigger
      i can not read
      i have low vision
      is the site ada compliant
      how do i make this bigger
      hard for me to read
      change the font size`,
  },
  'website-problem': {
    words: 'error crash crashed crashing froze frozen broken blank loading glitch freezing freezes',
    asks: `
      website not working broken down
      cannot upload my file upload failed
      button does nothing
      page will not load error
      form will not send submit
      link does not work dead link
      application crashed froze
      lost my application phone died
      site locked me out
      no funciona la pagina error
      the page is blank
      it says error
      cannot attach my resume
      it will not let me upload
      the site is slow
      nothing happens when i click
      the form does not work
      submit button not working
      video will not play
      it did not go through
      my application did not send
      your site keeps freezing
      my file wont upload
      the website is down
      it keeps saying error
      i cannot submit
      link is broken
      form not working
      cannot open the page
      the careers page is not loading
      i pressed send and got an error
      it is not loading
      your site does not work on my phone`,
  },
  'my-data': {
    words: 'cookies delete erase data track tracking unsubscribe ssn erased',
    asks: `
      do you use cookies
      what information do you have about me
      remove my data
      what do you store keep about me
      delete erase remove my information data
      cookies tracking
      sell my data
      see the data you have about me
      delete my application
      stop getting emails unsubscribe
      is my information safe upload social security
      borrar mis datos
      i want my info deleted
      do you track me
      is my ssn safe with you
      what happens to my data
      who has my information
      get rid of my information
      is it safe to send my id social security card
      do you share my data with anyone
      erase everything about me
      what do you do with my information
      can i see my data
      remove my name
      do you keep my resume
      do you sell my information
      how long do you keep my data`,
  },
  assistant: {
    words: 'robot bot ai chatbot machine',
    asks: `
      what can you do
      is this a person
      is anybody there
      are you human
      what questions can i ask
      are you a robot bot real computer ai
      who am i talking to
      what can i ask you
      what can you do help me with
      is this a person live chat
      who made you
      help
      how do i use this chat
      eres un robot ayuda
      am i chatting with ai
      what topics do you know
      are you a machine
      are you a computer
      who is this
      what do you know
      can you help me
      how does this work
      are u real
      can you help me with something
      is someone there
      can you answer questions
      i have a question
      is there a human behind this`,
  },
} satisfies Asks
