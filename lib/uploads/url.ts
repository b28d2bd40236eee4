// The address of an uploaded file says what a page has to know of it, so that stored HTML and the
// addresses that staff type need no look into any store: /uploads/<id>/<name>-1600x900.jpg

/** The widths in which a picture is kept beside its own, in pixels: those that our pages show. */
export const UPLOAD_WIDTHS = [320, 640, 960, 1280] as const;

/** The widest that a picture is kept, in pixels. */
export const UPLOAD_WIDTH_MAX = 1920;

const FOLDER = "/uploads";
const ID = /^[\da-f]{32}$/;
const PICTURE = /^\/uploads\/([\da-f]{32})\/([\da-z-]+-(\d{1,5})x(\d{1,5})\.(jpg|png|gif))$/;

/** Whether something is made like the id of an upload, and so is no path. */
export const isUploadId = (id: string) => ID.test(id);

/** Where visitors find a file. @param file its name with the ending, as `imageFile` makes it */
export const uploadUrl = (id: string, file: string) => `${FOLDER}/${id}/${file}`;

/** What a picture's file is called: its size in pixels stands in the name. */
export const imageFile = (
  name: string,
  { width, height, ending }: { width: number; height: number; ending: "jpg" | "png" | "gif" },
) => `${name}-${width}x${height}.${ending}`;

/** What a page writes beside the address of an uploaded picture. */
export type UploadedImage = {
  /** In pixels, as it is kept. */
  width: number;
  height: number;
  /** The widths to choose from; undefined where there is one alone, as of a moving picture. */
  srcSet: string | undefined;
};

/** What the address of an uploaded picture tells, or null for every other address. */
export function uploadedImage(url: string): UploadedImage | null {
  const [, id = "", file = "", ...size] = PICTURE.exec(url) ?? [];
  if (id === "") return null;
  const [width = 0, height = 0] = size.map(Number);
  const isMoving = file.endsWith(".gif");
  const narrower = UPLOAD_WIDTHS.filter((each) => each < width);
  const sources = [
    ...narrower.map((each) => `${FOLDER}/${id}/${each}/${file} ${each}w`),
    `${url} ${width}w`,
  ];
  return {
    width,
    height,
    srcSet: isMoving || narrower.length === 0 ? undefined : sources.join(", "),
  };
}
