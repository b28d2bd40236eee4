// An image's URL contains its size, so that pages need no lookup: /uploads/<id>/<name>-1600x900.jpg

export const SMALLER_WIDTHS = [320, 640, 960, 1280] as const;

export const UPLOAD_WIDTH_MAX = 1920;

const FOLDER = "/uploads";
const ID = /^[\da-f]{32}$/;
const IMAGE_URL = /^\/uploads\/([\da-f]{32})\/([\da-z-]+-(\d{1,5})x(\d{1,5})\.(jpg|png|gif))$/;

/** Checks the format, so that an id cannot be a path. */
export const isUploadId = (id: string) => ID.test(id);

export const buildUploadUrl = (id: string, file: string) => `${FOLDER}/${id}/${file}`;

export const nameImage = (
  name: string,
  { width, height, extension }: { width: number; height: number; extension: "jpg" | "png" | "gif" },
) => `${name}-${width}x${height}.${extension}`;

export type UploadedImage = {
  width: number;
  height: number;
  srcSet: string | undefined;
};

export function parseUploadedImage(url: string): UploadedImage | null {
  const [, id = "", file = "", ...size] = IMAGE_URL.exec(url) ?? [];
  if (id === "") return null;
  const [width = 0, height = 0] = size.map(Number);
  const isAnimated = file.endsWith(".gif");
  const narrower = SMALLER_WIDTHS.filter((each) => each < width);
  const sources = [
    ...narrower.map((each) => `${FOLDER}/${id}/${each}/${file} ${each}w`),
    `${url} ${width}w`,
  ];
  return {
    width,
    height,
    srcSet: isAnimated || narrower.length === 0 ? undefined : sources.join(", "),
  };
}
